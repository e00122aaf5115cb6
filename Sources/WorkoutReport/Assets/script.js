// Everything works without this file. It adds: the choice of colours, search and sorting of
// tables, and the reading of charts by pointer, touch and keys.
'use strict';
(() => {
  const root = document.documentElement;
  const remember = (name, value) => { try { localStorage.setItem(name, value); } catch { } };
  const recall = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
  const make = (tag, className) => Object.assign(document.createElement(tag), { className });

  // Colours: set before the page is painted, so that nothing flashes.
  const applyTheme = (theme) => {
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  applyTheme(recall('theme'));

  const setUpTheme = () => {
    const group = make('div', 'theme');
    group.setAttribute('role', 'group');
    group.setAttribute('aria-label', 'Colours');
    const buttons = ['auto', 'light', 'dark'].map((theme) => {
      const button = group.appendChild(make('button', ''));
      button.type = 'button';
      button.dataset.theme = theme;
      button.textContent = theme[0].toUpperCase() + theme.slice(1);
      return button;
    });
    const show = () => {
      const current = root.dataset.theme || 'auto';
      for (const button of buttons) {
        button.setAttribute('aria-pressed', String(button.dataset.theme === current));
      }
    };
    group.addEventListener('click', (event) => {
      const theme = event.target.dataset.theme;
      if (!theme) return;
      applyTheme(theme);
      remember('theme', theme);
      show();
    });
    show();
    document.querySelector('.top').append(group);
  };

  // Search: hides the rows that do not hold all of the words; the words stay in the address.
  const setUpSearch = (box) => {
    const input = box.querySelector('input');
    const count = box.querySelector('[role=status]');
    const rows = [...document.querySelectorAll('#' + box.dataset.table + ' tbody tr')];
    const texts = rows.map((row) => row.textContent.toLowerCase());
    const filter = () => {
      const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
      let shown = 0;
      rows.forEach((row, index) => {
        row.hidden = !words.every((word) => texts[index].includes(word));
        if (!row.hidden) shown += 1;
      });
      count.textContent = words.length ? `${shown} of ${rows.length}` : '';
      const hash = words.length ? '#q=' + encodeURIComponent(input.value) : ' ';
      if (words.length || location.hash.startsWith('#q=')) {
        try { history.replaceState(null, '', hash.trim() || location.pathname); } catch { }
      }
    };
    box.hidden = false;
    if (location.hash.startsWith('#q=')) {
      try { input.value = decodeURIComponent(location.hash.slice(3)); } catch { }
      filter();
    }
    input.addEventListener('input', filter);
  };

  // Sorting: a button in each head; numbers by their data-v.
  const setUpSorting = (table) => {
    const heads = [...table.querySelectorAll('thead th')];
    const body = table.tBodies[0];
    const key = (row, index) => {
      const cell = row.cells[index];
      return cell.dataset.v === undefined ? cell.textContent.trim() : Number(cell.dataset.v);
    };
    heads.forEach((head, index) => {
      if (!head.textContent || head.dataset.fixed !== undefined) return;
      const button = make('button', '');
      button.type = 'button';
      button.textContent = head.textContent;
      head.replaceChildren(button);
      button.addEventListener('click', () => {
        const numeric = body.rows[0] && body.rows[0].cells[index].dataset.v !== undefined;
        const before = head.getAttribute('aria-sort');
        const order = before ? (before === 'ascending' ? 'descending' : 'ascending')
          : numeric ? 'descending' : 'ascending';
        heads.forEach((other) => other.removeAttribute('aria-sort'));
        head.setAttribute('aria-sort', order);
        const sign = order === 'ascending' ? 1 : -1;
        const rows = [...body.rows].sort((one, two) => {
          const [a, b] = [key(one, index), key(two, index)];
          return sign * (typeof a === 'number' ? a - b : a.localeCompare(b));
        });
        body.append(...rows);
      });
    });
  };

  // Charts: a line and a note at the day that is pointed at.
  const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const dateText = (day, step) => {
    const date = new Date(day * 864e5);
    const month = months[date.getUTCMonth()] + ' ' + date.getUTCFullYear();
    if (step === 'month') return month;
    return (step === 'week' ? 'Week of ' : '') + date.getUTCDate() + ' ' + month;
  };
  const decode = (text) => {
    let day = 0;
    return text.split(';').filter(Boolean).map((row) => {
      const [delta, ...values] = row.split(',');
      day += Number(delta);
      return { day, values: values.map((value) => (value === '' ? null : Number(value))) };
    });
  };
  const setUpPlot = (plot) => {
    const points = decode(plot.dataset.points);
    if (!points.length) return;
    const numbers = (name) => plot.dataset[name].split(' ').map(Number);
    const names = plot.dataset.names.split('|');
    const [firstDay, lastDay] = numbers('days');
    const picture = plot.querySelector('img');
    const cross = plot.appendChild(make('div', 'cross'));
    const tip = plot.appendChild(make('div', 'tip'));
    const status = plot.appendChild(make('div', 'visually-hidden'));
    status.setAttribute('role', 'status');
    let index = -1;

    const layout = () => {
      const isWide = picture.currentSrc ? !picture.currentSrc.endsWith('-narrow.svg') : true;
      const [width, height, left, top, right, bottom] = numbers(isWide ? 'wide' : 'narrow');
      const scale = picture.clientWidth / width;
      const x = (day) => (left + (day - firstDay) / (lastDay - firstDay) * (right - left)) * scale;
      return { x, top: top * scale, height: (bottom - top) * scale, width: picture.clientWidth };
    };
    const text = (value) => value.toLocaleString('en', { maximumFractionDigits: 1, useGrouping: false });
    const hide = () => { cross.hidden = tip.hidden = true; index = -1; };
    const show = (next) => {
      index = Math.max(0, Math.min(points.length - 1, next));
      const point = points[index];
      const place = layout();
      const half = plot.dataset.step === 'week' ? 3.5 : plot.dataset.step === 'month' ? 15 : 0;
      const x = place.x(point.day + half);
      cross.hidden = tip.hidden = false;
      Object.assign(cross.style, { left: x + 'px', top: place.top + 'px', height: place.height + 'px' });
      const lines = names
        .map((name, at) => (point.values[at] === null || point.values[at] === undefined ? ''
          : `${name} ${text(point.values[at])}\u00a0${plot.dataset.unit}`))
        .filter(Boolean);
      const head = make('b', '');
      head.textContent = dateText(point.day, plot.dataset.step);
      tip.replaceChildren(head, ...lines.map((line) => {
        const element = make('div', '');
        element.textContent = line;
        return element;
      }));
      const room = place.width - tip.offsetWidth;
      tip.style.left = Math.max(0, Math.min(room, x < place.width / 2 ? x + 12 : x - tip.offsetWidth - 12)) + 'px';
      tip.style.top = place.top + 'px';
      return head.textContent + ': ' + lines.join(', ');
    };
    const nearest = (clientX) => {
      const place = layout();
      const x = clientX - picture.getBoundingClientRect().left;
      let [low, high] = [0, points.length - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (place.x((points[middle].day + points[middle + 1].day) / 2) < x) low = middle + 1;
        else high = middle;
      }
      return low;
    };
    hide();
    plot.tabIndex = 0;
    plot.setAttribute('role', 'group');
    plot.setAttribute('aria-label', picture.alt + ' Arrow keys read the values one by one.');
    plot.addEventListener('pointermove', (event) => show(nearest(event.clientX)));
    plot.addEventListener('pointerdown', (event) => show(nearest(event.clientX)));
    plot.addEventListener('pointerleave', (event) => { if (event.pointerType === 'mouse') hide(); });
    plot.addEventListener('blur', hide);
    plot.addEventListener('keydown', (event) => {
      const start = index < 0 ? points.length : index;
      const page = Math.max(1, Math.round(points.length / 10));
      const moves = {
        ArrowLeft: start - 1, ArrowRight: index < 0 ? 0 : start + 1, Home: 0, End: points.length - 1,
        PageUp: start - page, PageDown: start + page,
      };
      if (event.key === 'Escape') { hide(); status.textContent = ''; return; }
      if (!(event.key in moves) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      status.textContent = show(moves[event.key]);
    });
  };

  document.addEventListener('DOMContentLoaded', () => {
    setUpTheme();
    document.querySelectorAll('.search').forEach(setUpSearch);
    document.querySelectorAll('table.sortable').forEach(setUpSorting);
    document.querySelectorAll('.plot[data-points]').forEach(setUpPlot);
  });
})();
