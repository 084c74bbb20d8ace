import type { ReactNode } from "react";
import { type OpenStep, openSteps } from "../step-words.ts";
import type { WorkbenchData } from "../workbench-data.ts";

/** The learner's explanation, pattern and invariant so far. */
export function Artefacts({ attempt, problem, story }: WorkbenchData) {
  const { understandPayload, planPayload } = attempt;
  const chosen = problem.patternChoices.find(
    ({ patternId }) => patternId === planPayload?.chosenPattern,
  );
  const hints = story.exchanges.filter(({ kind }) => kind === "hint").length;
  const { v2Step } = attempt;
  const now = v2Step === "COMPLETE" ? openSteps.length : openSteps.indexOf(v2Step);
  const without = (step: OpenStep) => (openSteps.indexOf(step) < now ? "none" : "not yet");
  return (
    <section>
      <h2 className="text-title-3">Your work so far</h2>
      <dl className="mt-2 flex flex-col gap-3 text-small">
        <Artefact name="Explanation" without={without("UNDERSTAND")}>
          {understandPayload?.explanation}
        </Artefact>
        <Artefact name="Pattern" without={without("PLAN")}>
          {chosen?.name ?? planPayload?.chosenPattern}
        </Artefact>
        <Artefact name="Invariant" without={without("PLAN")}>
          {planPayload?.invariant?.text}
        </Artefact>
        <Artefact name="Hints used" without="none">{`${hints} of ${attempt.hintBudget}`}</Artefact>
      </dl>
    </section>
  );
}

/** `without` is shown when there is no artefact. */
function Artefact(props: { name: string; without: string; children: ReactNode }) {
  const { name, without, children } = props;
  return (
    <div className="border-l-3 border-line pl-3">
      <dt className="text-tiny font-semibold text-ink-faint">{name}</dt>
      <dd className="mt-0.5 whitespace-pre-wrap wrap-anywhere">
        {children || <span className="text-ink-faint">{without}</span>}
      </dd>
    </div>
  );
}
