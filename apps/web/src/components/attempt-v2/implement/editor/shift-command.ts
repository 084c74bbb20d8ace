import type { editor, Selection } from "monaco-editor/editor";

type Options = { isUnshift: boolean; tabSize: number; indentSize: number; insertSpaces: boolean };

/** Indents or unindents a line: the Vim keys need this command of the editor, which does not export it. */
export class ShiftCommand implements editor.ICommand {
  readonly #selection: Selection;
  readonly #options: Options;

  constructor(selection: Selection, options: Options) {
    this.#selection = selection;
    this.#options = options;
  }

  getEditOperations(model: editor.ITextModel, builder: editor.IEditOperationBuilder): void {
    const { startLineNumber, endLineNumber } = this.#selection;
    const { isUnshift, indentSize, insertSpaces } = this.#options;
    for (let line = startLineNumber; line <= endLineNumber; line++) {
      const text = model.getLineContent(line);
      const range = (to: number) => ({
        startLineNumber: line,
        startColumn: 1,
        endLineNumber: line,
        endColumn: to,
      });
      if (isUnshift) {
        const taken = new RegExp(`^(\\t| {1,${indentSize}})`).exec(text)?.[0].length ?? 0;
        if (taken > 0) builder.addEditOperation(range(taken + 1), "");
      } else if (text !== "") {
        builder.addEditOperation(range(1), insertSpaces ? " ".repeat(indentSize) : "\t");
      }
    }
    builder.trackSelection(this.#selection);
  }

  computeCursorState(): Selection {
    return this.#selection;
  }
}
