;;; A session of 'gloss lsp' in Emacs, for Scripts/try-editors.  -*- lexical-binding: t -*-

;; Emacs gets its Swift mode from a package, which has a stand-in here. Without a screen there are no commands, after
;; which Eglot and Flymake start.
(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(load (getenv "settings") nil t)
(defun fail (what got)
  (message "try-editors: emacs: %s: %S" what got)
  (kill-emacs 1))
(defun waits (what holds)
  (let ((end (+ (float-time) 60)) value)
    (while (not (setq value (funcall holds)))
      (when (> (float-time) end) (fail what (mapcar #'flymake-diagnostic-text (flymake-diagnostics))))
      (accept-process-output nil 0.05))
    value))
(defun visit (path)
  (find-file (expand-file-name path (getenv "app")))
  (run-hooks 'post-command-hook)
  (waits "a server" #'eglot-current-server)
  (flymake-start))
(defun missing ()
  (seq-filter (lambda (it) (string-match-p "comment-missing" (flymake-diagnostic-text it))) (flymake-diagnostics)))
(defun at (part)
  (goto-char (point-min))
  (search-forward part)
  (goto-char (match-beginning 0)))
(visit "Sources/View.swift")
(defvar first (waits "no diagnostic" (lambda () (car (missing)))))

;; The second run ends here, and is killed.
(when-let* ((shown (getenv "shown")))
  (write-region (number-to-string (emacs-pid)) nil shown)
  (while t (accept-process-output nil 1)))

(let ((text (buffer-substring-no-properties (flymake-diagnostic-beg first) (flymake-diagnostic-end first))))
  (unless (equal text "\"Save\"") (fail "the place" text)))

;; A quick fix.
(let ((action (seq-find (lambda (it) (string-match-p "出现两次的标题" (plist-get it :title)))
                        (eglot-code-actions (flymake-diagnostic-beg first) (flymake-diagnostic-end first) "quickfix"))))
  (unless action (fail "no quick fix" nil))
  (eglot-execute (eglot-current-server) action))
(waits "the quick fix" (lambda () (string-match-p "Text(\"Save\", comment: \"出现两次的标题\")]" (buffer-string))))
(eglot--signal-textDocument/didChange)
(waits "the fixed diagnostic" (lambda () (null (missing))))

;; Hover.
(at "Twice")
(let (shown)
  (eglot-hover-eldoc-function (lambda (text &rest _) (setq shown text)))
  (waits "a hover" (lambda () (and shown (string-match-p "两次" shown)))))

;; To the entry and back.
(let ((places (xref-backend-references 'eglot (xref-backend-identifier-at-point 'eglot))))
  (unless (= (length places) 3) (fail "references" places)))
(let ((places (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot))))
  (unless (= (length places) 1) (fail "a definition" places))
  (with-current-buffer (marker-buffer (xref-location-marker (xref-item-location (car places))))
    (goto-char (xref-location-marker (xref-item-location (car places))))
    (unless (looking-at "\"Twice\" : {") (fail "the entry" (buffer-name)))))
(visit "Localizable.xcstrings")
(at "Twice")
(let ((places (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot))))
  (unless (= (length places) 2) (fail "the uses of an entry" places)))

;; Typing: an incomplete text, and the keys that complete it.
(visit "Sources/View.swift")
(goto-char (point-max))
(insert "let d = Text(\"tw\")\n")
(eglot--signal-textDocument/didChange)
(waits "a diagnostic while typing" (lambda () (= (length (missing)) 1)))
(at "tw\"")
(forward-char 2)
(let* ((found (eglot-completion-at-point))
       (keys (all-completions "" (nth 2 found))))
  (unless (equal (mapcar #'substring-no-properties keys) '("Twice")) (fail "a completion" keys)))
(delete-line)

;; Rename in both texts, the catalog being open.
(at "Twice")
(eglot-rename "Two 😀")
(waits "a rename" (lambda () (= (how-many "Text(\"Two 😀\"" (point-min) (point-max)) 2)))
(with-current-buffer "Localizable.xcstrings"
  (goto-char (point-min))
  (unless (search-forward "    \"Two 😀\" : {" nil t) (fail "the renamed entry" (buffer-string))))

;; A fix that was made on another version is refused.
(let ((before (buffer-string)) (start '(:line 0 :character 0)))
  (condition-case nil
      (eglot--apply-workspace-edit
       (list :documentChanges
             (vector (list :textDocument (list :uri (eglot-path-to-uri buffer-file-name) :version 1)
                           :edits (vector (list :range (list :start start :end start) :newText "wrong")))))
       'session)
    (error nil))
  (unless (equal before (buffer-string)) (fail "an old edit" (buffer-string))))
(save-some-buffers t)
(kill-emacs 0)
