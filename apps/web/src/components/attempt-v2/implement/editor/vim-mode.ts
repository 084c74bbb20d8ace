import { initVimMode } from "monaco-vim";
import type { Editor, Monaco } from "./open-monaco.ts";

/** Vim's keys in an editor, with its mode and command line in `status`; gives what takes them away again. */
export function bindVimKeys(monaco: Monaco, editor: Editor, status: HTMLElement): () => void {
  const { EditorOption } = monaco.editor;
  // The library asks an editor for options by numbers of an older version, unless the editor answers by name.
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
