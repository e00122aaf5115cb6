;;; wlog-mode.el --- Major mode for wlog workout journals -*- lexical-binding: t; -*-

;; Version: 1.0
;; Package-Requires: ((emacs "26.1"))

;;; Commentary:

;; Colours wlog workout journals: days, exercises, loads, reps, RPE and notes.

;;; Code:

(defgroup wlog nil "Workout journals." :group 'text)

(defface wlog-date '((t :inherit font-lock-constant-face)) "Days." :group 'wlog)
(defface wlog-title '((t :inherit font-lock-doc-face)) "Titles of sessions." :group 'wlog)
(defface wlog-exercise '((t :inherit font-lock-function-name-face)) "Exercises." :group 'wlog)
(defface wlog-load '((t :inherit font-lock-type-face)) "Loads." :group 'wlog)
(defface wlog-reps '((t :inherit font-lock-variable-name-face)) "Reps." :group 'wlog)
(defface wlog-sets '((t :inherit font-lock-builtin-face)) "Numbers of sets." :group 'wlog)
(defface wlog-rpe '((t :inherit font-lock-keyword-face)) "RPE and RIR." :group 'wlog)
(defface wlog-rest '((t :inherit font-lock-preprocessor-face)) "Rest and tempo." :group 'wlog)
(defface wlog-remark '((t :inherit font-lock-string-face)) "What stands in parentheses."
  :group 'wlog)
(defface wlog-note '((t :inherit font-lock-comment-face)) "Notes." :group 'wlog)
(defface wlog-directive '((t :inherit font-lock-builtin-face)) "Directives." :group 'wlog)
(defface wlog-comment '((t :inherit font-lock-comment-delimiter-face)) "Comments." :group 'wlog)
(defface wlog-time '((t :inherit font-lock-constant-face)) "Times and distances." :group 'wlog)

(defconst wlog--number "[0-9]+\\(?:[.,][0-9]+\\)?")

(defconst wlog--times-regexp
  (concat "\\(?:[0-9gbsw+)]\\|\\]\\)[ \t]*[x×✕х*][ \t]*"
          "\\([0-9]+\\+?\\(?:,[ \t]*[0-9]+\\_>\\)*\\)"
          "\\(?:[ \t]*[x×✕х*][ \t]*\\([0-9]+\\)\\)?"))

(defun wlog--reps (limit)
  "Find reps, and perhaps a number of sets, before LIMIT.
What has a unit, or is the load of a set behind a comma, is not reps."
  (let (found)
    (while (and (not found) (re-search-forward wlog--times-regexp limit t))
      (if (looking-at-p "[ \t]*\\(?:kg\\|lb\\|m\\|km\\|s\\|min\\)\\_>")
          ;; Only what stands before the last comma can be reps.
          (let ((start (match-beginning 1)) (end (match-end 1)))
            (save-excursion
              (goto-char end)
              (when (search-backward "," start t)
                (set-match-data (list start (point) start (point)))
                (setq found t))))
        (setq found t)))
    found))

(defconst wlog-font-lock-keywords
  `(("^[ \t]*\\(?://\\|;;\\|#\\+\\|<!--\\).*$" 0 'wlog-comment)
    ("^[ \t]*>.*$" 0 'wlog-note)
    ("^[ \t]*#+[ \t]+\\([0-9]\\{4\\}-[0-9][0-9]-[0-9][0-9]\\)[ \t]*\\(.*\\)$"
     (1 'wlog-date) (2 'wlog-title))
    ("^[ \t]*#+[ \t]+\\(.*\\)$" 1 'wlog-title)
    (,(concat "^[ \t]*\\(units?\\|order\\|dates\\|year\\|alias\\|goal\\|favou?rite\\|colou?r"
              "\\|muscles\\|formula\\|sex\\|trophy\\|bodyweight\\|rpe\\)[ \t]*:")
     1 'wlog-directive)
    ("([^)\n]*)" 0 'wlog-remark)
    (,(concat "\\_<" wlog--number "[ \t]*\\(?:kgs?\\|lbs?\\|кг\\)\\(?:\\_>\\|[x×]\\)") 0 'wlog-load)
    (,(concat "\\_<BW\\(?:[ \t]*[-+][ \t]*" wlog--number "\\(?:[ \t]*\\(?:kg\\|lb\\)\\)?\\)?")
     0 'wlog-load)
    (,(concat "\\_<level[ \t]+" wlog--number) 0 'wlog-load)
    (,(concat "\\_<rest:?[ \t]*[0-9]+\\(?::[0-9][0-9]\\)?\\(?:[ \t]*\\(?:s\\|sec\\|min\\)\\_>\\)?")
     0 'wlog-rest)
    ("\\_<tempo[ \t]+[0-9x][-0-9x]*" 0 'wlog-rest)
    (,(concat "@[ \t]*\\(?:10\\|[1-9]\\)\\(?:\\.[0-9]\\)?"
              "\\(?:[ \t,;)]*$\\|[ \t,;)]+\\(?:[^0-9kl \t]\\|[0-9]\\)\\)")
     (0 nil) ("@[ \t]*\\(?:10\\|[1-9]\\)\\(?:\\.[0-9]\\)?" (goto-char (match-beginning 0)) nil
              (0 'wlog-rpe)))
    ("\\_<R\\(?:PE\\|IR\\):?[ \t]*[0-9]+\\(?:\\.[0-9]\\)?" 0 'wlog-rpe)
    (wlog--reps (1 'wlog-reps) (2 'wlog-sets nil t))
    ("\\_<[0-9]+[ \t]*reps?\\_>" 0 'wlog-reps)
    ("\\_<[0-9]+[ \t]*sets?\\_>" 0 'wlog-sets)
    ("\\_<[0-9]\\{4\\}[-/.][0-9]\\{1,2\\}[-/.][0-9]\\{1,2\\}\\_>" 0 'wlog-date)
    ("\\_<[0-9]\\{1,2\\}:[0-9][0-9]\\(?::[0-9][0-9]\\)?" 0 'wlog-time)
    (,(concat "\\_<" wlog--number "[ \t]*\\(?:s\\|sec\\|min\\|h\\|m\\|km\\|mi\\|yd\\|ft\\)\\_>")
     0 'wlog-time)
    (,(concat "^[ \t]*\\(?:[-*+•][ \t]+\\(?:\\[[ xX]\\][ \t]+\\)?\\)?"
              "\\(?:[A-H][1-9][.)][ \t]+\\)?"
              "\\([[:alpha:]][^0-9:|>\n]*?\\)"
              "\\(?::\\|[ \t][0-9~]\\|[ \t][-+][0-9]\\|[ \t]BW\\_>\\|[ \t]*$\\)")
     1 'wlog-exercise))
  "What is coloured, the first that matches.")

;;;###autoload
(define-derived-mode wlog-mode text-mode "wlog"
  "Major mode for wlog workout journals."
  (setq-local font-lock-defaults '(wlog-font-lock-keywords t t))
  (setq-local comment-start "// ")
  (setq-local comment-end ""))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.wlog\\'" . wlog-mode))

(provide 'wlog-mode)

;;; wlog-mode.el ends here
