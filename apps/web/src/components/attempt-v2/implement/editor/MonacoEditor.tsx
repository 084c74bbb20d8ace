"use client";

import type { Language } from "@foothold/core/attempt";
import { useEffect, useRef } from "react";
import { type Editor, openMonaco } from "./open-monaco.ts";
import type { EditorProps } from "./PlainEditor.tsx";
import type { EditorChoice } from "./use-editor-choice.ts";

export type EditorActions = { find(): void; format(): void };
export type LineMark = { line: number; message: string };

type Props = EditorProps & {
  language: Language;
  choice: EditorChoice;
  /** The line at which a run failed. */
  mark: LineMark | null;
  /** A new number means that the value did not come from typing and replaces the text. */
  replacedCount: number;
  onActions: (actions: EditorActions | null) => void;
};

export function MonacoEditor({ value, language, choice, mark, replacedCount, ...calls }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | null>(null);
  const latest = useRef({ value, ...calls });
  latest.current = { value, ...calls };
  const { fontSize, keys } = choice;

  useEffect(() => {
    if (!host.current) return;
    const monaco = openMonaco();
    const made = monaco.editor.create(host.current, {
      value: latest.current.value,
      language,
      automaticLayout: true,
      // A function that only the tests call is not unused, and faded text is hard to read.
      showUnused: false,
      ariaLabel: "Your code",
      minimap: { enabled: false },
      scrollBeyondLastLine: false,
      tabSize: language === "python" ? 4 : 2,
      fixedOverflowWidgets: true,
      padding: { top: 12, bottom: 12 },
    });
    made.onDidChangeModelContent(() => latest.current.onChange(made.getValue()));
    made.addCommand(monaco.KeyMod.CtrlCmd | monaco.KeyCode.Enter, () => latest.current.onRun());
    const box = host.current;
    const grow = () => box.style.setProperty("--content-height", `${made.getContentHeight()}px`);
    made.onDidContentSizeChange(grow);
    grow();
    const scheme = matchMedia("(prefers-color-scheme: dark)");
    scheme.addEventListener("change", openMonaco);
    editor.current = made;
    latest.current.onActions(actionsOf(made));
    return () => {
      scheme.removeEventListener("change", openMonaco);
      latest.current.onActions(null);
      editor.current = null;
      made.getModel()?.dispose();
      made.dispose();
    };
  }, [language]);

  useEffect(() => {
    editor.current?.updateOptions({ fontSize });
  }, [fontSize]);

  useEffect(() => {
    const [made, line] = [editor.current, status.current];
    if (keys !== "vim" || !made || !line) return;
    let stop: (() => void) | null = null;
    let left = false;
    void import("./vim-mode.ts").then(({ bindVimKeys }) => {
      if (!left) stop = bindVimKeys(openMonaco(), made, line);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [keys]);

  // A typed value comes back through props later and must not overwrite newer keys.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what came from elsewhere is put in
  useEffect(() => {
    const made = editor.current;
    if (made && made.getValue() !== latest.current.value) made.setValue(latest.current.value);
  }, [replacedCount]);

  useEffect(() => {
    const model = editor.current?.getModel();
    if (model) markLine(model, mark);
  }, [mark]);

  return (
    <div className="overflow-hidden rounded-middle border border-line-strong">
      <div
        ref={host}
        className="h-[clamp(16rem,calc(var(--content-height,16rem)+2rem),min(60dvh,40rem))]"
      />
      {keys === "vim" && (
        <div
          ref={status}
          className="min-h-6 border-t border-line bg-sunken px-3 font-mono text-tiny leading-6"
        />
      )}
    </div>
  );
}

function actionsOf(editor: Editor): EditorActions {
  const run = (id: string) => () => {
    editor.focus();
    void editor.getAction(id)?.run();
  };
  return { find: run("actions.find"), format: run("editor.action.formatDocument") };
}

type Model = NonNullable<ReturnType<Editor["getModel"]>>;

function markLine(model: Model, mark: LineMark | null): void {
  const monaco = openMonaco();
  const line = Math.min(mark?.line ?? 1, model.getLineCount());
  monaco.editor.setModelMarkers(
    model,
    "run",
    mark
      ? [
          {
            severity: monaco.MarkerSeverity.Error,
            message: mark.message,
            startLineNumber: line,
            endLineNumber: line,
            startColumn: model.getLineFirstNonWhitespaceColumn(line) || 1,
            endColumn: model.getLineMaxColumn(line),
          },
        ]
      : [],
  );
}
