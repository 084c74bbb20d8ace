import { readProblemFolder } from "./authored/read-problem-folder.ts";
import { catalogFolder } from "./load-catalog.ts";
import { answersByReading } from "./probes/answers-by-reading.ts";
import { chooseProbes } from "./probes/choose-probes.ts";
import { sameAnswerFor } from "./probes/same-answer.ts";
import { loadProblem } from "./problem/load-problem.ts";

export { type SeededRandom, seededRandom } from "./native/seeded-random.ts";

/** The problem without one of its misreadings, with its probes chosen again. */
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
