"use client";

import type { AttemptView } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import { MAX_OWN_TESTS } from "@foothold/core/own-test";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { useStoredTexts } from "../../workbench/values/use-stored-texts.ts";
import { useWrittenInput } from "../../workbench/values/use-written-input.ts";
import { ValueFields } from "../../workbench/values/ValueFields.tsx";
import { EngineFailed } from "../engine/EngineFailed.tsx";
import { EngineProgress } from "../engine/EngineProgress.tsx";
import type { Engine } from "../engine/use-engine.ts";
import { useEngineTask } from "../engine/use-engine-task.ts";
import { recordBrowserRun, seenOwnInput } from "../visible-run/browser-run.ts";
import type { Kept } from "./change-tests-file.ts";
import { OwnResult } from "./OwnResult.tsx";
import { OwnTests } from "./OwnTests.tsx";
import { OwnTrace } from "./OwnTrace.tsx";
import { ownExpectationField, ownInputFields } from "./own-fields.ts";
import { type OwnRun, ownRunRequest } from "./own-run.ts";
import type { useOwnTests } from "./use-own-tests.ts";

function keptText(kept: Kept): string {
  switch (kept.outcome) {
    case "kept":
      return "Kept. It runs with the visible tests from now on.";
    case "no-room":
      return `You have ${MAX_OWN_TESTS} tests, and there is no room for more. Remove one first.`;
    case "unreadable":
      return `Your tests.json cannot be read, so nothing was added to it. ${kept.why}`;
    case "failed":
      return `It is not kept yet: ${kept.message} What you wrote is still here.`;
  }
}

type Props = {
  attempt: AttemptView;
  problem: ProblemView;
  code: string;
  engine: Engine;
  own: ReturnType<typeof useOwnTests>;
};

/** Runs the learner's code on an input of their own, and keeps inputs as tests of their own. */
export function OwnInput({ attempt, problem, code, engine, own }: Props) {
  const { id, language } = attempt;
  const writtenExpectation = useStoredTexts(id, "own-expectation");
  const input = useWrittenInput(
    useStoredTexts(id, "own-input"),
    ownInputFields(problem, language),
    null,
  );
  const expected = useWrittenInput(
    writtenExpectation,
    [ownExpectationField(problem, language)],
    null,
  );
  const { task, start, cancel } = useEngineTask<OwnRun>(engine);
  const [kept, setKept] = useState<Kept | null>(null);

  function run() {
    const args = input.read();
    if (!args) return;
    const program = { language, code };
    void start(async (runner, signal) => {
      const outcome = await runner.run(ownRunRequest(problem, program, args), signal);
      const done = { program, args, outcome };
      recordBrowserRun(attempt, code, seenOwnInput(problem, done));
      return done;
    });
  }

  async function keep() {
    const args = input.read();
    const [value] = expected.read() ?? [];
    if (!args || value === undefined) return setKept(null);
    const done = await own.keep({ args, expected: value });
    setKept(done);
    if (done.outcome === "kept") writtenExpectation.clear();
  }

  const setKeptUnlessDone = (done: Kept) => setKept(done.outcome === "kept" ? null : done);
  const count = own.tests.length > 0 ? ` (${own.tests.length} kept)` : "";
  return (
    <Disclosure summary={`Try your own input${count}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would name each of its fields */}
      <div role="group" aria-label="Your own input" className="flex flex-col gap-4 pt-2">
        <ValueFields input={input} onEnter={run} />
        <Button
          className="self-start"
          size="small"
          variant="secondary"
          busy={task.state === "running"}
          onClick={run}
        >
          Run on this input
        </Button>
        <div role="status" className="flex flex-col gap-3 empty:hidden">
          {task.state === "running" && (
            <EngineProgress engine={engine} label="Running on your input" onCancel={cancel} />
          )}
          {task.state === "failed" && <EngineFailed />}
          {task.state === "done" && <OwnResult problem={problem} run={task.result} />}
        </div>
        {task.state === "done" && task.result.outcome.status !== "did-not-compile" && (
          <OwnTrace key={runKey(task.result)} {...{ engine, problem }} run={task.result} />
        )}
        <ValueFields input={expected} onEnter={() => void keep()} />
        <Button className="self-start" size="small" variant="secondary" onClick={() => void keep()}>
          Keep as my test
        </Button>
        <p role="status" className="text-small text-ink-soft empty:hidden">
          {kept && keptText(kept)}
        </p>
        <OwnTests
          tests={own.tests}
          {...{ problem, language }}
          onRemove={(index) => void own.remove(index).then(setKeptUnlessDone)}
        />
      </div>
    </Disclosure>
  );
}

/** Changes with each run, so that each gets its own trace. */
const runKey = ({ program, args }: OwnRun): string => JSON.stringify([program.code, args]);
