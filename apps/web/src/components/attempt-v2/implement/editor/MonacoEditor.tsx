"use client";

import { Editor as ReactEditor } from "@monaco-editor/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Skeleton } from "#components/ui/feedback/Skeleton.tsx";
import { languageOfFile } from "./language-of-file.ts";
import { type LineMark, markLine } from "./mark-line.ts";
import { type Editor, openMonaco, THEME } from "./open-monaco.ts";
import type { EditorProps } from "./PlainEditor.tsx";
import type { EditorChoice } from "./use-editor-choice.ts";
import { useVimKeys } from "./use-vim-keys.ts";

export type EditorActions = { find(): void; format(): void };

type Props = EditorProps & {
  path: string;
  folder: string;
  choice: EditorChoice;
  /** The line at which a run failed. */
  mark: LineMark | null;
  /** A new number means that the value did not come from typing and replaces the text. */
  replacedCount: number;
  onActions: (actions: EditorActions | null) => void;
};

export function MonacoEditor({
  value,
  path,
  folder,
  label,
  choice,
  mark,
  replacedCount,
  ...calls
}: Props) {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [height, setHeight] = useState(0);
  const latest = useRef({ value, ...calls });
  latest.current = { value, ...calls };
  const { fontSize, keys } = choice;
  const options = useMemo(
    () => ({ ...optionsFor(path, label), fontSize }),
    [path, label, fontSize],
  );
  const write = useCallback((text = "") => latest.current.onChange(text), []);
  const vimStatus = useVimKeys(editor, keys === "vim");

  const mounted = useCallback((made: Editor) => {
    const monaco = openMonaco();
    made.addCommand(monaco.KeyMod.CtrlCmd | monaco.KeyCode.Enter, () => latest.current.onRun());
    made.onDidContentSizeChange(() => setHeight(made.getContentHeight()));
    setHeight(made.getContentHeight());
    setEditor(made);
    latest.current.onActions(actionsOf(made));
  }, []);

  useEffect(() => () => latest.current.onActions(null), []);

  // A typed value comes back through props later and must not overwrite newer keys.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what came from elsewhere is put in
  useEffect(() => {
    if (editor) replaceText(editor, latest.current.value);
  }, [editor, replacedCount]);

  useEffect(() => {
    const model = editor?.getModel();
    if (model) markLine(model, mark);
  }, [editor, mark]);

  return (
    <div className="overflow-hidden rounded-middle border border-line-strong">
      <div
        style={{ "--content-height": `${height}px` } as React.CSSProperties}
        className="h-[clamp(16rem,calc(var(--content-height,16rem)+2rem),min(60dvh,40rem))]"
      >
        <ReactEditor
          path={`file:///${folder}/${path}`}
          keepCurrentModel
          language={languageOfFile(path)}
          defaultValue={value}
          theme={THEME}
          options={options}
          loading={<Skeleton className="h-full w-full" />}
          beforeMount={openMonaco}
          onMount={mounted}
          onChange={write}
        />
      </div>
      {keys === "vim" && (
        <div
          ref={vimStatus}
          className="min-h-6 border-t border-line bg-sunken px-3 font-mono text-tiny leading-6"
        />
      )}
    </div>
  );
}

/** Replaces the text as one undo step, so that a change from outside can be undone in the editor. */
function replaceText(editor: Editor, text: string): void {
  const model = editor.getModel();
  if (!model || model.getValue() === text) return;
  editor.pushUndoStop();
  editor.executeEdits("elsewhere", [{ range: model.getFullModelRange(), text }]);
  editor.pushUndoStop();
}

function optionsFor(path: string, ariaLabel: string) {
  return {
    // A function that only the tests call is not unused, and faded text is hard to read.
    showUnused: false,
    ariaLabel,
    minimap: { enabled: false },
    scrollBeyondLastLine: false,
    tabSize: path.endsWith(".py") ? 4 : 2,
    fixedOverflowWidgets: true,
    padding: { top: 12, bottom: 12 },
  };
}

function actionsOf(editor: Editor): EditorActions {
  const run = (id: string) => () => {
    editor.focus();
    void editor.getAction(id)?.run();
  };
  return { find: run("actions.find"), format: run("editor.action.formatDocument") };
}
