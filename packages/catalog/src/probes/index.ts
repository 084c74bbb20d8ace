import { catalogFolder } from "../load-catalog.ts";
import { loadProblem } from "../load-problem.ts";
import { readProblemFolder } from "../read-problem-folder.ts";
import { answersByReading } from "./answers-by-reading.ts";
import { chooseProbes } from "./choose-probes.ts";
import { sameAnswerFor } from "./same-answer.ts";

export { type SeededRandom, seededRandom } from "../native/seeded-random.ts";

/** A problem as it would be if nobody had written this misreading down: its probes are chosen again. */
export function problemWithout(slug: string, misreading: string) {
  const authored = readProblemFolder(catalogFolder, slug);
  const { [misreading]: _, ...misreadingSources } = authored.misreadingSources;
  const misreadings = authored.misreadings.filter(({ name }) => name !== misreading);
  const without = { ...authored, misreadings, misreadingSources };
  const probes = chooseProbes(without);
  return {
    problem: loadProblem({ ...without, probes }),
    readingsOf: answersByReading(without, sameAnswerFor(without)),
  };
}
