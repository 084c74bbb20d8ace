import type { ChatUnit } from "@foothold/core/chat";
import { NextSteps } from "../reply/NextSteps.tsx";

const questionsAbout: Record<ChatUnit["unitType"], readonly string[]> = {
  SolveProblem: [
    "What should I do next?",
    "Which example should I try by hand?",
    "What do the constraints tell me?",
  ],
  ConceptBite: [
    "Can you say it in simpler words?",
    "Can you show another example?",
    "When would I use this?",
  ],
  RecallCheck: [
    "Can you give me a small clue?",
    "How does it differ from similar ideas?",
    "Can you show an example of this idea?",
  ],
};

type Props = Pick<ChatUnit, "unitType"> & {
  /** Those of the step that the learner is in; else those of the unit. */
  questions?: readonly string[] | undefined;
  onFill: (text: string) => void;
};

/** An empty conversation: what can be asked. */
export function FirstQuestions({ unitType, questions, onFill }: Props) {
  const asked = questions ?? questionsAbout[unitType];
  const steps = asked.map((text) => ({ html: text, inputText: text }));
  return (
    <div className="flex flex-col gap-2 text-small">
      <p className="text-ink-soft">
        Ask in your own words. The coach sees your work and does not give the solution away.
      </p>
      <NextSteps steps={steps} onFill={onFill} />
    </div>
  );
}
