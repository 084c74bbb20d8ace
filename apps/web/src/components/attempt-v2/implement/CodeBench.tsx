"use client";

import type { AttemptView } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import { solutionPath } from "@foothold/core/solution-path";
import dynamic from "next/dynamic";
import { type ReactNode, useMemo, useState } from "react";
import { languageNames } from "#components/shared/attempt/language-names.ts";
import { Button } from "#components/ui/Button.tsx";
import { NothingYet } from "#components/ui/feedback/Loading.tsx";
import { untilLoaded } from "#lib/browser/until-loaded.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { keptPaths } from "./code-store.ts";
import { CodeEditor } from "./editor/CodeEditor.tsx";
import { EditorKeys } from "./editor/EditorKeys.tsx";
import { EditorToolbar } from "./editor/EditorToolbar.tsx";
import type { EditorActions } from "./editor/MonacoEditor.tsx";
import type { LineMark } from "./editor/mark-line.ts";
import { useEditorChoice } from "./editor/use-editor-choice.ts";
import { useEngine } from "./engine/use-engine.ts";
import { useListedFiles } from "./files/use-listed-files.ts";
import { useOpenPath } from "./files/use-open-path.ts";
import { workspaceStore } from "./files/workspace-store.ts";
import { OwnInput } from "./own-input/OwnInput.tsx";
import { useOwnTests } from "./own-input/use-own-tests.ts";
import { SaveState } from "./SaveState.tsx";
import { useOfferedShell } from "./terminal/use-offered-shell.ts";
import type { useCode } from "./use-code.ts";
import { type VisibleRun as Run, useVisibleRun } from "./visible-run/use-visible-run.ts";
import { VisibleRun } from "./visible-run/VisibleRun.tsx";

const FileTabs = dynamic(
  () => untilLoaded(() => import("./files/FileTabs.tsx")).then((file) => file.FileTabs),
  { loading: NothingYet },
);
const FileTree = dynamic(
  () => untilLoaded(() => import("./files/FileTree.tsx")).then((file) => file.FileTree),
  { loading: NothingYet },
);
const OwnFiles = dynamic(
  () => untilLoaded(() => import("./files/OwnFiles.tsx")).then((file) => file.OwnFiles),
  { loading: NothingYet },
);
const Terminal = dynamic(
  () => untilLoaded(() => import("./terminal/Terminal.tsx")).then((file) => file.Terminal),
  { loading: NothingYet },
);
const History = dynamic(
  () => untilLoaded(() => import("./history/History.tsx")).then((file) => file.History),
  { loading: NothingYet },
);

type Props = {
  attempt: AttemptView;
  problem: ProblemView;
  code: ReturnType<typeof useCode>;
  /** What failed when the code was handed in last. */
  lastHandIn?: ReactNode;
  /** Other actions on the code, beside running it. */
  children: ReactNode;
};

export function CodeBench({ attempt, problem, code, lastHandIn, children }: Props) {
  const { saving } = code;
  const { choice, change } = useEditorChoice();
  const engine = useEngine(problem, attempt);
  const visible = useVisibleRun(engine, problem, attempt);
  const own = useOwnTests(attempt.id, problem);
  const [actions, setActions] = useState<EditorActions | null>(null);
  const store = workspaceStore(attempt.id);
  const files = useListedFiles(attempt.id)?.files ?? [];
  const shell = useOfferedShell(attempt, problem, engine);
  /** The path of the file in the editor; null for the solution. */
  const [openPath, setOpenPath] = useOpenPath(attempt.id);
  const openFile = files.find(({ path }) => path === openPath);
  const solution = solutionPath[attempt.language];
  const mark = useMemo(() => markOf(visible.run), [visible.run]);

  function write(next: string) {
    engine.prepare();
    code.write(next);
  }

  function run() {
    void code.save();
    void visible.start(code.code, own.typed());
  }

  /** A rewind changes every file, so everything that was typed is saved first. */
  async function saveAll() {
    const outcome = await code.save();
    return outcome === "saved" && !(await store.saveAll()) ? "failed" : outcome;
  }

  function rewound(text: string, version: number) {
    code.replaceWith(text, version);
    store.load().catch(() => undefined);
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-small font-semibold">{languageNames[attempt.language]}</p>
        {(!openFile || saving.state !== "saved") && (
          <SaveState saving={saving} path={`/practice/${attempt.id}`} />
        )}
        {choice && <EditorToolbar choice={choice} onChange={change} actions={actions} />}
      </div>
      {files.length > 1 && <FileTabs files={files} open={openPath} onOpen={setOpenPath} />}
      {files.length > 0 && (files.length > 1 || keptPaths(attempt.id).length > 0) && (
        <OwnFiles
          {...{ store, files, choice }}
          open={openFile?.path ?? null}
          onRun={run}
          onActions={setActions}
        />
      )}
      {!openFile && (
        <div
          className="flex flex-col gap-3"
          {...(files.length > 1 && { role: "tabpanel", "aria-label": solution })}
        >
          <CodeEditor
            path={solution}
            folder={attempt.id}
            label="Your code"
            choice={choice}
            mark={mark}
            replacedCount={code.replacedCount}
            value={code.code}
            onChange={write}
            onRun={run}
            onActions={setActions}
          />
        </div>
      )}
      {choice && <EditorKeys plain={choice.plain} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" busy={visible.run.state === "running"} onClick={run}>
          Run the visible tests
        </Button>
        {children}
      </div>
      <VisibleRun
        attemptId={attempt.id}
        run={visible.run}
        engine={engine}
        problem={problem}
        language={attempt.language}
        onCancel={visible.cancel}
      />
      {files.length > 0 && (
        <FileTree {...{ store, files, problem }} language={attempt.language} onOpen={setOpenPath} />
      )}
      {shell && <Terminal shell={shell} />}
      <OwnInput {...{ attempt, problem, engine, own }} code={code.code} />
      {lastHandIn}
      <History store={store} save={saveAll} onRewound={rewound} />
      {saving.state === "conflict" && (
        <ConflictDialog
          mine={code.code}
          theirs={saving.theirs}
          onChoose={(chosen) => code.resolveConflict(chosen, saving.theirs)}
        />
      )}
    </div>
  );
}

/** The first line at which the run failed. */
function markOf(run: Run): LineMark | null {
  if (run.state !== "done") return null;
  const { outcome } = run.result;
  const error =
    outcome.status === "did-not-compile"
      ? outcome.error
      : outcome.tests.find((test) => test.error)?.error;
  return error?.line ? { line: error.line, message: `${error.type}: ${error.message}` } : null;
}
