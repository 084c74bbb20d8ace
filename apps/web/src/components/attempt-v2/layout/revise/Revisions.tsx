import type { StoryRevision } from "@foothold/core/attempt";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { understandFields } from "../../understand/explanation-fields.ts";
import type { OpenStep } from "../../workbench/step-words.ts";
import type { WorkbenchData } from "../../workbench/workbench-data.ts";
import { LabelledText } from "./LabelledText.tsx";
import { patternName } from "./pattern-name.ts";

type Props = Pick<WorkbenchData, "story" | "problem"> & { step: OpenStep };

/** The texts of a step before each revision, the newest first. */
export function Revisions({ step, story, problem }: Props) {
  const revisions = story.revisions.filter((each) => each.step === step).toReversed();
  if (revisions.length === 0) return null;
  return (
    <section aria-label="Earlier versions" className="flex flex-col gap-2">
      {revisions.map((revision) => (
        <Disclosure key={revision.id} summary={`Revised at ${stepNames[revision.place]}`}>
          <div className="flex flex-col gap-3 border-l-3 border-line pl-3 text-small">
            <p className="text-ink-soft">
              {"Before the revision, "}
              <TimeAgo at={revision.at} />:
            </p>
            <Before revision={revision} problem={problem} />
          </div>
        </Disclosure>
      ))}
    </section>
  );
}

function Before({ revision, problem }: { revision: StoryRevision } & Pick<Props, "problem">) {
  if (!revision.before) return <p>You had skipped this step.</p>;
  if (revision.step === "UNDERSTAND") {
    const { before } = revision;
    return understandFields.map(({ name, label }) => (
      <LabelledText key={name} label={label} text={before[name]} />
    ));
  }
  const { patternId, confidence, invariant, complexity } = revision.before;
  return (
    <>
      <LabelledText label="Pattern" text={patternName(problem, patternId)} />
      <LabelledText label="Confidence" text={`${confidence} of 5`} />
      <LabelledText label="Invariant" text={invariant?.text ?? ""} />
      <LabelledText label="Time and space" text={complexity ?? ""} />
    </>
  );
}
