import type { ReactNode } from "react";
import type { WorkbenchData } from "../workbench-data.ts";

/** The learner's explanation, pattern and invariant so far. */
export function Artefacts({ attempt, problem, story }: WorkbenchData) {
  const { understandPayload, planPayload } = attempt;
  const chosen = problem.patternChoices.find(
    ({ patternId }) => patternId === planPayload?.chosenPattern,
  );
  const hints = story.exchanges.filter(({ kind }) => kind === "hint").length;
  return (
    <section>
      <h2 className="text-title-3">Your work so far</h2>
      <dl className="mt-2 flex flex-col gap-3 text-small">
        <Artefact name="Explanation">{understandPayload?.explanation}</Artefact>
        <Artefact name="Pattern">{chosen?.name ?? planPayload?.chosenPattern}</Artefact>
        <Artefact name="Invariant">{planPayload?.invariant?.text}</Artefact>
        <Artefact name="Hints used">{`${hints} of ${attempt.hintBudget}`}</Artefact>
      </dl>
    </section>
  );
}

function Artefact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-l-3 border-line pl-3">
      <dt className="text-tiny font-semibold text-ink-faint">{name}</dt>
      <dd className="mt-0.5 whitespace-pre-wrap wrap-anywhere">
        {children || <span className="text-ink-faint">not yet</span>}
      </dd>
    </div>
  );
}
