import type * as editorApi from "monaco-editor/editor";
import { completePython, type Suggestion } from "./complete-python.ts";
import { formatPython } from "./format-python.ts";
import { signatureOf } from "./signature-of.ts";

type Monaco = typeof editorApi;

/** Completions and signatures for Python without a language server, small enough for every page; Ruff formats. */
export function helpWithPython(monaco: Monaco): void {
  const kinds = kindsIn(monaco);
  monaco.languages.registerCompletionItemProvider("python", {
    triggerCharacters: ["."],
    provideCompletionItems(model, position) {
      const word = model.getWordUntilPosition(position);
      const line = model.getLineContent(position.lineNumber).slice(0, position.column - 1);
      const range = new monaco.Range(
        position.lineNumber,
        word.startColumn,
        position.lineNumber,
        word.endColumn,
      );
      const suggestions = completePython(line, model.getValue()).map((suggestion) => ({
        ...itemOf(suggestion, kinds, monaco),
        range,
      }));
      return { suggestions };
    },
  });
  monaco.languages.registerSignatureHelpProvider("python", {
    signatureHelpTriggerCharacters: ["(", ","],
    provideSignatureHelp(model, position) {
      const before = model.getValueInRange(
        new monaco.Range(1, 1, position.lineNumber, position.column),
      );
      const call = signatureOf(before, model.getValue());
      return call && { value: signatureHelp(call), dispose: () => undefined };
    },
  });
  monaco.languages.registerDocumentFormattingEditProvider("python", {
    async provideDocumentFormattingEdits(model) {
      const result = await formatPython(model.getValue());
      if (result && "formatted" in result) {
        return [{ range: model.getFullModelRange(), text: result.formatted }];
      }
      const reason = result ? `${result.unreadable}.` : "The formatter could not be fetched.";
      showMessage(monaco, model, `Not formatted: ${reason}`);
      return [];
    },
  });
}

type Messages = editorApi.editor.IEditorContribution & {
  showMessage(text: string, at: editorApi.IPosition): void;
};

/** Shown beside the caret until the next key. */
function showMessage(monaco: Monaco, model: editorApi.editor.ITextModel, text: string): void {
  const editor = monaco.editor.getEditors().find((one) => one.getModel() === model);
  const at = editor?.getPosition();
  if (!at) return;
  editor?.getContribution<Messages>("editor.contrib.messageController")?.showMessage(text, at);
}

type Kinds = Record<Suggestion["kind"], editorApi.languages.CompletionItemKind>;

function kindsIn({ languages: { CompletionItemKind } }: Monaco): Kinds {
  return {
    keyword: CompletionItemKind.Keyword,
    function: CompletionItemKind.Function,
    method: CompletionItemKind.Method,
    module: CompletionItemKind.Module,
    variable: CompletionItemKind.Variable,
    snippet: CompletionItemKind.Snippet,
  };
}

function itemOf(
  { kind, name, signature, about, insert }: Suggestion,
  kinds: Kinds,
  monaco: Monaco,
) {
  const asSnippet = monaco.languages.CompletionItemInsertTextRule.InsertAsSnippet;
  return {
    label: kind === "snippet" ? { label: name, description: about } : name,
    kind: kinds[kind],
    insertText: insert ?? name,
    ...(insert !== undefined && { insertTextRules: asSnippet }),
    ...(signature && { detail: signature }),
    ...(about && { documentation: about }),
  };
}

function signatureHelp({ word, parameter }: NonNullable<ReturnType<typeof signatureOf>>) {
  const { signature = "", about } = word;
  const parameters = /^[^(]*\((.*)\)/.exec(signature)?.[1]?.split(",") ?? [];
  return {
    signatures: [
      {
        label: signature,
        documentation: about,
        parameters: parameters.map((label) => ({ label: label.trim() })),
      },
    ],
    activeSignature: 0,
    activeParameter: Math.min(parameter, Math.max(0, parameters.length - 1)),
  };
}
