import type { AttemptEvent } from "../entities/attempt/attempt-event.ts";

/** What the learner wrote in an event; null when they wrote nothing. */
export function learnerText(event: AttemptEvent): string | null {
  switch (event.type) {
    case "explanation-submitted":
    case "explanation-revised": {
      const { explanation, inputOutputDescription, constraintsDescription } = event.details;
      const { exampleWalkthrough, wrongApproach } = event.details;
      return [
        explanation,
        inputOutputDescription,
        constraintsDescription,
        exampleWalkthrough,
        wrongApproach,
      ]
        .filter((text) => text.trim() !== "")
        .join("\n\n");
    }
    case "followup-answered":
      return `${event.details.question}\n${event.details.answer}`;
    case "later-prediction-made":
    case "prediction-made": {
      const { question, answer, outcome } = event.details.prediction;
      return `${question}\n${outcome === "explained" ? "(asked to see it explained)" : answer}`;
    }
    case "pattern-chosen":
    case "plan-revision-sent":
      return event.details.invariant
        ? written(event.details.invariant.text, event.details.invariant.ownWords)
        : null;
    case "failure-described":
      return event.details.userExplanation;
    case "trace-noted":
      return event.details.traceNotes;
    case "reflection-submitted":
      return [
        ...event.details.cuesNextTime,
        written(event.details.invariantSummary, event.details.ownWords),
      ].join("\n");
    case "recap-submitted":
      return event.details.text;
    case "approach-submitted":
      return event.details.approach;
    default:
      return null;
  }
}

/** The builder's sentence with the learner's own words, where both were given. */
function written(sentence: string, ownWords: string | undefined): string {
  return ownWords === undefined ? sentence : `${sentence}\n${ownWords}`;
}
