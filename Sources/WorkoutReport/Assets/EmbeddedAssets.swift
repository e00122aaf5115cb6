// swift-format-ignore-file
// Made from style.css and script.js: change those, and run the tests with WLOG_RECORD=1.

/// The style sheet of all pages.
let styleSheet = ###"""
:root{
color-scheme:light dark;
--page:light-dark(#ffffff,#0d1117);
--raised:light-dark(#f6f8fa,#151b23);
--text:light-dark(#1f2328,#e6edf3);
--muted:light-dark(#59636e,#9198a1);
--line:light-dark(#d0d7de,#30363d);
--link:light-dark(#0550ae,#6cb6ff);
--accent:light-dark(#0072b2,#56b4e9);
--record:light-dark(#b84a00,#e69f00);
--good:light-dark(#00785a,#2fbf91);
font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
font-variant-numeric:tabular-nums;
-webkit-text-size-adjust:100%;
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
*,::before,::after{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);overflow-wrap:break-word}
main,.top,body > footer{max-width:1096px;margin:0 auto;padding:0 16px}
main{padding-bottom:40px}
a{color:var(--link);text-decoration:none}
a:hover{text-decoration:underline}
main p a,footer p a{text-decoration:underline;text-underline-offset:2px}
:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:3px}
:target{scroll-margin-top:16px;background:light-dark(#fff8c5,#3a2d00)}
h1,h2,h3,p,ul,ol,dl,dd,figure{margin:0;padding:0}
h1{font-size:30px;line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
h2{font-size:22px;line-height:1.3;letter-spacing:-.01em;margin:40px 0 12px}
h3{font-size:18px;line-height:1.35;text-wrap:balance}
ul,ol{list-style:none}
small,.small{font-size:13px}
.muted,.lead{color:var(--muted)}
.lead{font-size:18px;margin-top:8px;max-width:62ch;text-wrap:pretty}
.prose{max-width:68ch}
.prose p,.prose ul{margin:8px 0}
.prose ul{list-style:disc;padding-left:20px}
.skip{position:absolute;left:16px;top:-60px;padding:8px 16px;background:var(--page);z-index:2}
.skip:focus{top:8px}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.top{display:flex;flex-wrap:wrap;align-items:center;gap:4px 24px;padding-top:12px;padding-bottom:12px;margin-bottom:24px}
.top::after { content: ""; order: 9; flex-basis: 100%; border-bottom: 1px solid var(--line); margin-top: 8px; }
.site{font-weight:650;font-size:18px;color:var(--text);padding:4px 0}
.top nav ul{display:flex;flex-wrap:wrap;gap:0 16px}
.top nav a{display:block;padding:5px 0 3px;color:var(--muted);border-bottom:2px solid transparent}
.top nav a[aria-current]{color:var(--text);border-color:var(--accent)}
.theme{display:flex;margin-left:auto;border:1px solid var(--line);border-radius:8px;overflow:hidden}
.theme button{font:inherit;font-size:13px;min-height:28px;padding:2px 10px;border:0;background:none;color:var(--muted);cursor:pointer}
.theme button[aria-pressed="true"] { background: var(--raised); color: var(--text); font-weight: 600; }
.theme button:focus-visible{outline-offset:-3px}
.trail ol{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 8px;font-size:13px;color:var(--muted);margin-bottom:8px}
.trail li + li::before { content: "›"; margin-right: 8px; }
.trail a{display:inline-block;padding:3px 0}
.turn{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 24px;margin-top:40px;padding-top:16px;border-top:1px solid var(--line)}
.turn a{padding:4px 0}
.turn [rel="next"] { margin-left: auto; text-align: right; }
body > footer{padding-bottom:40px;font-size:13px;color:var(--muted)}
body > footer ul{display:flex;flex-wrap:wrap;gap:0 24px;padding:16px 0 8px;border-top:1px solid var(--line)}
body > footer li{padding:3px 0}
body > footer li a{display:inline-block;min-height:24px;text-decoration:underline;text-underline-offset:2px}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(148px,1fr));gap:1px;margin:24px 0;border:1px solid var(--line);border-radius:10px;overflow:hidden}
.facts > div{padding:12px 16px;box-shadow:0 0 0 1px var(--line)}
.facts dt{font-size:13px;color:var(--muted)}
.facts dd{font-size:22px;font-weight:600;line-height:1.3;letter-spacing:-.01em}
.facts dd.note{font-size:13px;font-weight:400;color:var(--muted);letter-spacing:0}
.facts dd a{color:inherit}
.cards + p{margin-top:12px}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr));gap:16px}
.card{position:relative;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 12px;align-content:start;padding:16px;border:1px solid var(--line);border-radius:10px}
.card:hover{border-color:var(--accent)}
.card h3{font-size:15px;line-height:24px}
.card h3 a{color:var(--text)}
.card h3 a::after { content: ""; position: absolute; inset: 0; }
.card > img{grid-area:1 / 2}
.card .big{grid-column:1 / -1;font-size:22px;font-weight:600;line-height:1.3;letter-spacing:-.01em}
.card .note{grid-column:1 / -1;font-size:13px;color:var(--muted)}
.card progress{grid-column:1 / -1}
.star{color:var(--record)}
progress{appearance:none;display:block;width:100%;height:6px;border:0;border-radius:3px;background:var(--line);overflow:hidden}
progress::-webkit-progress-bar{background:var(--line)}
progress::-webkit-progress-value{background:var(--accent);border-radius:3px}
progress::-moz-progress-bar{background:var(--accent);border-radius:3px}
.split{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,440px),1fr));gap:0 40px}
.split > *{min-width:0}
.list > li{display:flex;flex-wrap:wrap;gap:0 12px;align-items:baseline;padding:8px 0;border-top:1px solid var(--line)}
.list > li:first-child{border-top:0}
.list small{color:var(--muted);font-size:inherit}
.list .end{margin-left:auto;color:var(--muted);font-size:13px}
.records > li > :last-child{margin-left:auto;font-size:13px;color:var(--muted)}
.list a,.sets a,.day h3 a{display:inline-block;min-height:24px}
.badge,.records b,.records span,article em{display:inline-block;padding:0 8px;border:1px solid currentColor;border-radius:99px;font-size:13px;font-style:normal;font-weight:400;line-height:20px;color:var(--record);white-space:nowrap}
.badge.plain,.records span{color:var(--muted)}
.chart{margin:32px 0}
h2 + .chart{margin-top:0}
.chart figcaption p{color:var(--muted);margin:2px 0 12px;text-wrap:pretty}
.plot{position:relative;width:fit-content;max-width:100%}
.plot img{display:block;max-width:100%;height:auto}
.plot[tabindex]{touch-action:pan-y;cursor:crosshair}
.cross{position:absolute;width:1px;background:var(--muted);pointer-events:none}
.tip{position:absolute;z-index:1;pointer-events:none;padding:4px 10px;border-radius:6px;background:light-dark(#1f2328,#e6edf3);color:light-dark(#ffffff,#0d1117);font-size:13px;white-space:nowrap}
.tip b{display:block}
.tip[hidden],.cross[hidden]{display:none}
@media (min-width:1128px){
.chart{display:grid;grid-template:auto 1fr / minmax(0,1fr) 720px;gap:0 40px}
.chart .plot{grid-area:1 / 2 / 3}
.chart details{grid-area:2 / 1}
}
.num{color:inherit;text-decoration:underline dotted;text-decoration-color:var(--muted);text-underline-offset:3px}
details{margin-top:8px}
summary{display:inline-block;padding:3px 0;font-size:13px;color:var(--link);cursor:pointer}
summary::before { content: "▸ "; }
[open] > summary::before { content: "▾ "; }
details p{font-size:13px;margin-top:4px}
.scroll{overflow-x:auto;max-width:100%}
.scroll th:first-child{position:sticky;left:0;background:var(--page)}
td:not(.left),.sure,tbody th{white-space:nowrap}
.scroll tbody th{white-space:normal}
.sortable tbody th{min-width:92px}
.tall td,.tall tbody th{vertical-align:middle;padding-top:3px;padding-bottom:3px}
.scroll tbody th:first-child{box-shadow:0 -1px var(--line)}
details .scroll{max-height:420px;overflow:auto;border:1px solid var(--line);border-radius:6px;padding:0 12px;margin-top:4px}
table{border-collapse:collapse;min-width:min(100%,320px)}
.wide{width:100%}
caption{text-align:left;color:var(--muted);font-size:13px;padding:4px 0}
th,td{padding:5px 16px 5px 0;text-align:right;vertical-align:baseline;font-weight:400;border-top:1px solid var(--line)}
th:first-child,td:first-child,.left{text-align:left}
th:last-child,td:last-child{padding-right:0}
thead th{color:var(--muted);font-size:13px;border-top:0}
tbody th a,td a{display:inline-block;min-height:24px}
th button{font:inherit;color:inherit;min-height:24px;padding:0;border:0;background:none;cursor:pointer}
th[aria-sort="ascending"] button::after { content: " ▲"; }
th[aria-sort="descending"] button::after { content: " ▼"; }
.src{font-size:13px;color:var(--muted);overflow-wrap:anywhere}
.search{display:flex;gap:12px;align-items:baseline;margin:16px 0}
.search[hidden]{display:none}
.search input{font:inherit;flex:0 1 320px;min-width:0;min-height:36px;padding:4px 12px;color:inherit;background:var(--page);border:1px solid var(--muted);border-radius:8px}
.day{padding:16px 0;border-top:1px solid var(--line)}
.day h3{font-size:15px}
.sets{display:flex;flex-wrap:wrap;gap:0 16px}
.words{border-left:3px solid var(--line);padding-left:12px;margin:8px 0;color:var(--muted);white-space:pre-line}
main > article{padding:24px 0 8px;border-top:1px solid var(--line)}
.lead + :is(article,section,ul){margin-top:24px}
main > article h2{margin:0;font-size:18px}
main > article h2 a{color:var(--text);text-decoration:underline 1px var(--line);text-underline-offset:4px}
main > article > p:not([class]),article small,article code,.sets small,.day small{color:var(--muted)}
article dl{columns:3 300px;column-gap:40px;padding:4px 0 16px}
article dt{font-size:13px;color:var(--muted);padding-top:12px;break-inside:avoid;break-after:avoid}
article dt > a:first-child{display:block;min-height:24px;font-size:15px;font-weight:600}
article dt .src{float:right}
article dd{break-inside:avoid;break-before:avoid}
article dt b{color:var(--good)}
article dd[id]::after{content:attr(id);float:right;font-size:13px;color:var(--muted)}
article code{font-size:13px;white-space:pre-wrap}
dd:target,dt:target{background:var(--raised);box-shadow:-4px 0 var(--accent)}
.archive li{padding:5px 0;border-top:1px solid var(--line)}
.archive a:first-child{display:inline-block;min-width:60px}
.archive a + a,.day .sets a{color:inherit}
.archive + h2,.archive + h3{margin-top:24px}
.source a{display:block;white-space:pre-wrap}
.source a::before { content: attr(id) " "; color: var(--muted); }
.months{display:grid;grid-template-columns:repeat(auto-fill,minmax(216px,1fr));gap:24px}
.months table{min-width:0}
.months th,.months td{width:30px;height:30px;padding:0;text-align:center;border:0;font-size:13px}
.months caption{font-size:15px;color:var(--text);font-weight:600}
.months td{color:var(--muted);vertical-align:middle}
.months td a{display:block;line-height:28px;margin:1px;border-radius:5px;color:light-dark(#1f2328,#ffffff);background:light-dark(#9ecae1,#12436d)}
.months .l3 a{background:light-dark(#4f9bcb,#1f6fb0);color:light-dark(#000000,#ffffff)}
.months .l4 a{background:light-dark(#0b6bab,#4fa6e0);color:light-dark(#ffffff,#000000)}
.months .l5 a{background:light-dark(#083e6b,#b3dcf7);color:light-dark(#ffffff,#000000)}
.problem h2{margin:0;font-size:15px}
.problem{padding:16px 0;border-top:1px solid var(--line)}
pre{margin:8px 0;padding:8px 12px;overflow-x:auto;background:var(--raised);border-radius:6px;font-size:13px}
pre,code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
p code{font-size:.93em}
@media (min-width:768px){
.day{display:grid;grid-template-columns:224px 1fr;gap:0 24px;padding:10px 0}
.day > *{grid-column:2}
.day h3{grid-column:1}
}
@media (max-width:767px){
h1{font-size:26px}
.top{margin-bottom:16px}
.top{gap:4px 12px}
.top nav{order:1;flex-basis:100%}
.top nav ul{gap:0 14px;font-size:13px}
.plot{width:100%;max-width:456px}
.plot img{width:100%}
.facts{grid-template-columns:1fr 1fr}
table{font-size:14px}
th,td{padding-right:8px}
}
@media (max-width:340px){main,.top,body > footer{padding-left:8px;padding-right:8px} }
@media (forced-colors:active){
.months td a{border:1px solid}
progress, .theme button[aria-pressed="true"] { border: 1px solid; }
}
@media print{
:root,:root[data-theme]{color-scheme:light;font-size:11px}
.top nav,.theme,.trail,.turn,.skip,details,.search{display:none}
figure,.card,tr,.facts{break-inside:avoid}
h2,h3{break-after:avoid}
a{color:inherit}
}

"""###

/// The script of all pages.
let script = ###"""
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

"""###
