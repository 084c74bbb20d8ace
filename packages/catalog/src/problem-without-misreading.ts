import { readProblemFolder } from "./authored/read-problem-folder.ts";
import { catalogFolder } from "./load-catalog.ts";
import { pickProbes } from "./probes/choose-probes.ts";
import { probeCandidates } from "./probes/probe-candidates.ts";
import { loadProblem } from "./problem/load-problem.ts";

export { type SeededRandom, seededRandom } from "./native/seeded-random.ts";

/** The problem without one of its misreadings, with its probes chosen again. */
export function problemWithoutMisreading(
  slug: string,
): (misreading: string) => ReturnType<typeof loadProblem> {
  const authored = readProblemFolder(catalogFolder, slug);
  const candidates = probeCandidates(authored);
  return (misreading) => {
    const misreadings = authored.misreadings.filter(({ name }) => name !== misreading);
    const without = candidates.map((candidate) => {
      const { [misreading]: _, ...misread } = candidate.misread;
      return { ...candidate, misread };
    });
    return loadProblem({ ...authored, misreadings, probes: pickProbes(without) });
  };
}
