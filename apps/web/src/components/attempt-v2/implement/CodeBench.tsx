"use client";

import type { AttemptView, ProblemView } from "@foothold/core";
import { Button } from "#components/ui/Button.tsx";
import { History } from "../history/History.tsx";
import { languageNames } from "../step-words.ts";
import { CodeEditor } from "./CodeEditor.tsx";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { EditorToolbar } from "./EditorToolbar.tsx";
import { SaveState } from "./SaveState.tsx";
import type { useCode } from "./use-code.ts";
import { useEditorChoice } from "./use-editor-choice.ts";
import { useVisibleRun } from "./use-visible-run.ts";
import { VisibleRun } from "./VisibleRun.tsx";

type Props = {
  attempt: AttemptView;
  problem: ProblemView;
  code: ReturnType<typeof useCode>;
};

export function CodeBench({ attempt, problem, code }: Props) {
  const { saving } = code;
  const { choice, change } = useEditorChoice();
  const visible = useVisibleRun(problem, attempt);

  function run() {
    void code.save();
    void visible.start(code.code);
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-small font-semibold">{languageNames[attempt.language]}</p>
        <SaveState saving={saving} path={`/practice/${attempt.id}`} />
        {choice && <EditorToolbar choice={choice} onChange={change} />}
      </div>
      <CodeEditor
        language={attempt.language}
        choice={choice}
        value={code.code}
        onChange={code.write}
        onRun={run}
      />
      {visible.possible ? (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          busy={visible.run.state === "running"}
          onClick={run}
        >
          Run the visible tests
        </Button>
      ) : (
        <p className="text-small text-ink-soft">
          Answers to this problem are judged by the server: hand in your code to run the tests.
        </p>
      )}
      <VisibleRun
        run={visible.run}
        problem={problem}
        language={attempt.language}
        onCancel={visible.cancel}
      />
      <History attemptId={attempt.id} save={code.save} onRewound={code.replaceWith} />
      {saving.state === "conflict" && (
        <ConflictDialog
          mine={code.code}
          theirs={saving.theirs}
          onChoose={(chosen) => code.settle(chosen, saving.theirs)}
        />
      )}
    </div>
  );
}
