import { isDeepStrictEqual } from "node:util";
import type { AuthoredProblem } from "../../authored/authored-problem.ts";
import { answersByReading } from "../../probes/answers-by-reading.ts";
import { chooseProbes } from "../../probes/choose-probes.ts";
import { sameAnswerFor } from "../../probes/same-answer.ts";
import { smallInputs } from "../../probes/small-inputs.ts";
import type { Json } from "../../schema/shared.ts";
import type { RuleResult } from "../checked-problem.ts";

/** Checks that each misreading differs from the reference and from every other misreading on some small input. */
export function checkMisreadings(authored: AuthoredProblem): RuleResult {
  const { slug, misreadings, probes } = authored;
  const findings: string[] = [];
  const add = (file: string, message: string) =>
    findings.push(`problems/${slug}/${file}: ${message}`);
  const answers = answersByReading(authored, sameAnswerFor(authored));
  const read = smallInputs(authored).flatMap((args) => answers(args) ?? []);
  misreadings.forEach(({ name }, at) => {
    if (!read.some(({ misread }) => name in misread)) {
      add(`misreadings/${name}.js`, "gives what the reference gives on every small input");
    }
    for (const other of misreadings.slice(at + 1)) {
      const differs = ({ misread }: { misread: Record<string, Json> }) =>
        JSON.stringify(misread[name]) !== JSON.stringify(misread[other.name]);
      if (!read.some(differs)) {
        add(`misreadings/${name}.js`, `gives what ${other.name} gives on every small input`);
      }
    }
  });
  for (const { name } of misreadings) {
    if (probes.some(({ misread }) => name in misread)) continue;
    add(
      `misreadings/${name}.js`,
      "no probe shows it: every learner would be asked about it in vain",
    );
  }
  if (!isDeepStrictEqual(probes, chooseProbes(authored))) {
    add("probes.json", `is out of date: run npm run catalog:check -- --choose-probes ${slug}`);
  }
  return { findings, measured: { misreadings: misreadings.length, probes: probes.length } };
}
