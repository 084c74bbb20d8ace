"use client";

import { DiffEditor } from "@monaco-editor/react";
import { Skeleton } from "#components/ui/feedback/Skeleton.tsx";
import { languageOfFile } from "./language-of-file.ts";
import { openMonaco, THEME } from "./open-monaco.ts";

type Props = { path: string; before: string; after: string };

/** Two versions of a file in Monaco's diff editor: side by side, or one below the other on a narrow page. */
export function CompareTexts({ path, before, after }: Props) {
  return (
    <section
      aria-label={`What changes in ${path}`}
      className="h-64 overflow-hidden rounded-middle border border-line"
    >
      <DiffEditor
        original={before}
        modified={after}
        language={languageOfFile(path)}
        theme={THEME}
        loading={<Skeleton className="h-full w-full" />}
        beforeMount={openMonaco}
        // The wrapper would dispose the models before the editor that shows them.
        keepCurrentOriginalModel
        keepCurrentModifiedModel
        onMount={(editor) => {
          const models = editor.getModel();
          editor.onDidDispose(() => {
            models?.original.dispose();
            models?.modified.dispose();
          });
        }}
        options={{
          readOnly: true,
          renderSideBySide: false,
          minimap: { enabled: false },
          scrollBeyondLastLine: false,
          lineNumbers: "off",
          folding: false,
          renderOverviewRuler: false,
          wordWrap: "on",
        }}
      />
    </section>
  );
}
