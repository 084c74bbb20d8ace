import { initVimMode } from "monaco-vim";
import type { Editor, Monaco } from "./open-monaco.ts";

/** Adds Vim's keys to an editor, with mode and command line in `status`; returns the function that removes them. */
export function bindVimKeys(monaco: Monaco, editor: Editor, status: HTMLElement): () => void {
  const { EditorOption } = monaco.editor;
  // The library asks for options by the numbers of an older editor version, unless the editor offers them by name.
  Object.assign(editor, {
    getConfiguration: () => ({
      readOnly: editor.getOption(EditorOption.readOnly),
      viewInfo: { cursorWidth: editor.getOption(EditorOption.cursorWidth) },
      fontInfo: editor.getOption(EditorOption.fontInfo),
    }),
    getRawConfiguration: () => editor.getRawOptions(),
  });
  const mode = initVimMode(editor as never, status);
  return () => mode.dispose();
}
