"use client";

import type { AttemptView } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import { type ReactNode, useMemo, useState } from "react";
import { languageNames } from "#components/shared/attempt/language-names.ts";
import { Button } from "#components/ui/Button.tsx";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { CodeEditor } from "./editor/CodeEditor.tsx";
import { EditorKeys } from "./editor/EditorKeys.tsx";
import { EditorToolbar } from "./editor/EditorToolbar.tsx";
import type { EditorActions } from "./editor/MonacoEditor.tsx";
import type { LineMark } from "./editor/mark-line.ts";
import { useEditorChoice } from "./editor/use-editor-choice.ts";
import { useEngine } from "./engine/use-engine.ts";
import { History } from "./History.tsx";
import { OwnInput } from "./own-input/OwnInput.tsx";
import { useOwnTests } from "./own-input/use-own-tests.ts";
import { SaveState } from "./SaveState.tsx";
import type { useCode } from "./use-code.ts";
import { type VisibleRun as Run, useVisibleRun } from "./use-visible-run.ts";
import { VisibleRun } from "./VisibleRun.tsx";

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
  const mark = useMemo(() => markOf(visible.run), [visible.run]);

  function write(next: string) {
    engine.prepare();
    code.write(next);
  }

  function run() {
    void code.save();
    void visible.start(code.code, own.tests);
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-small font-semibold">{languageNames[attempt.language]}</p>
        <SaveState saving={saving} path={`/practice/${attempt.id}`} />
        {choice && <EditorToolbar choice={choice} onChange={change} actions={actions} />}
      </div>
      <CodeEditor
        language={attempt.language}
        choice={choice}
        mark={mark}
        replacedCount={code.replacedCount}
        value={code.code}
        onChange={write}
        onRun={run}
        onActions={setActions}
      />
      {choice && <EditorKeys plain={choice.plain} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" busy={visible.run.state === "running"} onClick={run}>
          Run the visible tests
        </Button>
        {children}
      </div>
      <OwnInput {...{ attempt, problem, engine, own }} code={code.code} />
      <VisibleRun
        run={visible.run}
        engine={engine}
        problem={problem}
        language={attempt.language}
        onCancel={visible.cancel}
      />
      {lastHandIn}
      <History attemptId={attempt.id} save={code.save} onRewound={code.replaceWith} />
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
