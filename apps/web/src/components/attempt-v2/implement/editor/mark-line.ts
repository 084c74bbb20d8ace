import { type Editor, openMonaco } from "./open-monaco.ts";

export type LineMark = { line: number; message: string };

type Model = NonNullable<ReturnType<Editor["getModel"]>>;

/** Underlines the line at which a run failed; null removes the mark. */
export function markLine(model: Model, mark: LineMark | null): void {
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
