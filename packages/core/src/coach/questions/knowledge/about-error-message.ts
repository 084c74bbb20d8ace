import type { FoundError } from "../../../ports/coach/knowledge.ts";
import type { Answer } from "../answer.ts";
import { firstFailure } from "../last-run/last-run.ts";
import { runVisibleTests } from "../own-code/running/run-visible-tests.ts";
import type { Asked, GeneralTopic, Question, Sources, Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";
import { answerFromEntry } from "./entry-answer.ts";

/** A shorter part of a message may stand in any question. */
const LEAST_MESSAGE = 9;

/** An error message or the name of an error that stands in the question is explained before anything is searched. */
export const aboutErrorMessage: GeneralTopic = async (asked, { library }) => {
  const found = await findNamedError(asked, library);
  return found && answerFromEntry(found.entry, asked.language, library, found.names);
};

/** The same in an attempt, with the place where the learner's own program stops with that error. */
export const aboutOwnError: Topic = async (asked, sources) => {
  const found = await findNamedError(asked, sources.library);
  if (!found) return null;
  const place = await findPlace(asked, found, sources);
  const { entry, names } = place?.found ?? found;
  const answer = await answerFromEntry(entry, asked.language, sources.library, names);
  if (!place) return answer;
  const { number, line, message } = place;
  const text = asked.attempt.code.split("\n")[line - 1]?.trim() ?? "";
  const section = {
    heading: "In your program",
    content: `Test ${number} stops at line ${line}, \`${text}\`, with ${message}.`,
  };
  return {
    ...answer,
    sections: [section, ...(answer.sections ?? [])],
    commands: [{ command: `trace ${number}`, description: "Follow your program on this test" }],
    next: [`What does line ${line} do?`, ...(answer.next ?? [])],
  } satisfies Answer;
};

async function findNamedError(
  { question, language }: Asked,
  library: Sources["library"],
): Promise<FoundError | null> {
  const found = await library.findError(question, language);
  if (!found) return null;
  return found.by === "name" || found.length >= LEAST_MESSAGE ? found : null;
}

/** Where the program stops with this very error: as it was seen, or else as it runs now. */
async function findPlace(asked: Question, { entry }: FoundError, { runner, library }: Sources) {
  if (!hasOwnCode(asked)) return null;
  const { language } = asked.attempt;
  const seen = firstFailure(asked);
  const ran = seen ? null : await runVisibleTests(asked, runner);
  const failed = seen ?? ran?.results.find(({ error }) => error);
  const error = failed?.error;
  if (!failed || !error?.line) return null;
  const message = `${error.type}: ${error.message}`;
  const same = await library.findError(message, language);
  // Learners seldom type a message exactly, so an error of the same type counts as the same.
  const isSame = same?.entry.errors.some((type) => entry.errors.includes(type));
  if (!same || !(same.entry.id === entry.id || isSame)) return null;
  const number = "number" in failed ? failed.number : failed.index + 1;
  return { number, line: error.line, message, found: same };
}
