import { readFileSync } from "node:fs";
import { type Bench, type Row, row } from "../bench.ts";
import {
  type Detector,
  errorQuotient,
  foothold,
  fourthFailure,
  repeatedErrorDensity,
  threeWithoutImprovement,
} from "./detectors.ts";
import { bestThreshold, type Judged, judge } from "./judge.ts";
import { parseSequences, type Sequence } from "./parse-sequences.ts";

const steps = (to: number, by: number) =>
  Array.from({ length: Math.round(to / by) }, (_, i) => (i + 1) * by);

/** Any file in the format of docs/stuck-bench.md: FOOTHOLD_SEQUENCES=path npm run bench -- stuck */
function readSequences(): Sequence[] {
  const file = process.env.FOOTHOLD_SEQUENCES ?? new URL("./sequences.txt", import.meta.url);
  return parseSequences(readFileSync(file, "utf8"));
}

export const stuck: Bench = {
  what: "when help is offered, against the measures in use; delay in events after the teacher",
  async run() {
    const sequences = readSequences();
    const first = sequences.map((each) => ({ ...each, stepIn: each.firstStepIn }));
    return [...rowsFor(sequences, ""), ...rowsFor(first, ", first labels")];
  },
};

/** Each baseline against the detector, on one set of labels. */
function rowsFor(sequences: readonly Sequence[], labels: string): Row[] {
  const quotient = bestThreshold(sequences, errorQuotient, steps(1, 0.05));
  const density = bestThreshold(sequences, repeatedErrorDensity, steps(4, 0.25));
  const baselines: Record<string, Detector> = {
    "the fourth failure, as before": fourthFailure,
    "three without improvement": threeWithoutImprovement,
    [`Error Quotient ≥ ${quotient.toFixed(2)}`]: errorQuotient(quotient),
    [`Repeated Error Density ≥ ${density.toFixed(2)}`]: repeatedErrorDensity(density),
  };
  const ours = judge(sequences, foothold);
  for (const line of ours.wrong) console.log(`  ${line}${labels}`);
  return Object.entries(baselines).flatMap(([name, detect]) =>
    rows(`${name}${labels}`, judge(sequences, detect), ours),
  );
}

function rows(name: string, baseline: Judged, subject: Judged): Row[] {
  const percent = (value: number) => value * 100;
  return [
    row(`precision, ${name}`, "%", percent(baseline.precision), percent(subject.precision)),
    row(`recall, ${name}`, "%", percent(baseline.recall), percent(subject.recall)),
    row(`delay, ${name}`, "events", baseline.delay, subject.delay),
  ];
}
