"use client";

import type { AttemptView, ProblemView } from "@foothold/core";
import { languageNames } from "../step-words.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { PlainEditor } from "./PlainEditor.tsx";
import { SaveState } from "./SaveState.tsx";
import type { useCode } from "./use-code.ts";

type Props = {
  attempt: AttemptView;
  problem: ProblemView;
  code: ReturnType<typeof useCode>;
};

export function CodeBench({ attempt, code }: Props) {
  const { saving } = code;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-small font-semibold">{languageNames[attempt.language]}</p>
        <SaveState saving={saving} path={`/practice/${attempt.id}`} />
      </div>
      <PlainEditor value={code.code} onChange={code.write} onRun={code.save} />
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
