import type { Problem } from "../../entities/catalog/problem.ts";
import type {
  CoachContext,
  Discovery,
  DiscoveryAnswer,
  PatternCandidate,
} from "../../ports/coach/coach.ts";

const CANDIDATES = 3;

/** Asks the authored questions in order. Each answer points to patterns; those pointed to most often are the result. */
export function discoverPattern({
  problem,
  answers,
}: CoachContext & { answers: DiscoveryAnswer[] }): Discovery {
  const chosen = answers.flatMap((answer) => findChoice(problem, answer));
  const asked = new Set(answers.map(({ questionId }) => questionId));
  const next = problem.discovery.find(({ id }) => !asked.has(id));
  return {
    reply: chosen.at(-1)?.reply ?? "",
    question: next
      ? { id: next.id, text: next.question, choices: next.choices.map(({ text }) => text) }
      : null,
    candidates: countVotes(
      problem,
      chosen.flatMap(({ pointsTo }) => pointsTo),
    ),
    isFallback: false,
  };
}

function findChoice({ discovery }: Problem, { questionId, answer }: DiscoveryAnswer) {
  const question = discovery.find(({ id }) => id === questionId);
  const choice = question?.choices.find(({ text }) => text === answer);
  return choice ? [choice] : [];
}

function countVotes({ patternFits }: Problem, pointed: string[]): PatternCandidate[] {
  const votes = (patternId: string) => pointed.filter((id) => id === patternId).length;
  return patternFits
    .filter(({ patternId }) => votes(patternId) > 0)
    .map(({ patternId, name, reason }) => ({
      patternId,
      name,
      reason,
      confidence: Math.round((votes(patternId) / pointed.length) * 100) / 100,
    }))
    .sort((one, other) => other.confidence - one.confidence)
    .slice(0, CANDIDATES);
}
