"use client";

import type { MeasuredSolutions, SolutionView } from "@foothold/core/attempt";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callOnce } from "#lib/browser/call-once.ts";
import { loopsText, passesText, timeText } from "./shape-words.ts";

type Props = { attemptId: string; shapes: SolutionView["shapes"] };

type Row = [name: string, own: string, author: string];

/** The learner's program and the author's in figures. */
export function ShapeTable({ attemptId, shapes: { own, author } }: Props) {
  const { busy, failure, send } = useRequest();
  const [measured, setMeasured] = useState<MeasuredSolutions | null>(null);
  if (!author) return null;

  async function measure() {
    const path = `/api/attempts/${attemptId}/solution/measure` as const;
    const answer = await send(() => callOnce("POST", path, {}));
    if (answer) setMeasured(answer);
  }

  const rows: Row[] = [
    ["Lines of code", `${own.lines}`, `${author.lines}`],
    ["Loops in the code", loopsText(own), loopsText(author)],
    ...(measured?.rounds ? [passesRow(measured.rounds)] : []),
    ...(measured?.linesRun ? [linesRunRow(measured.linesRun)] : []),
    ...(measured
      ? ([
          [
            `All ${measured.tests} tests`,
            timeText(measured.own.totalMs),
            timeText(measured.author.totalMs),
          ],
          ["Slowest test", timeText(measured.own.slowestMs), timeText(measured.author.slowestMs)],
        ] satisfies Row[])
      : []),
  ];
  return (
    <div className="flex flex-col items-start gap-3">
      <table className="w-full text-small">
        <caption className="sr-only">Your program and the author’s, in figures</caption>
        <thead>
          <tr className="border-b border-line text-left">
            <td />
            <th scope="col" className="py-2 pr-3 font-semibold">
              Yours
            </th>
            <th scope="col" className="py-2 font-semibold">
              The author’s
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, mine, theirs]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 text-left font-normal text-ink-soft">
                {name}
              </th>
              <td className="py-2 pr-3">{mine}</td>
              <td className="py-2">{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {measured?.rounds && (
        <p className="text-tiny text-ink-faint">
          {`Test ${measured.rounds.testIndex + 1} has ${measured.rounds.elements} elements: as many rounds of a loop are one pass. What built-in functions do inside is not counted.`}
        </p>
      )}
      <Button size="small" variant="secondary" busy={busy} onClick={measure}>
        {measured ? "Measure again" : "Run and measure both"}
      </Button>
      <p role="status" className="sr-only">
        {measured ? "Both programs have been measured." : ""}
      </p>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}

function passesRow({ elements, own, author }: NonNullable<MeasuredSolutions["rounds"]>): Row {
  return ["Passes over the input", passesText(own, elements), passesText(author, elements)];
}

function linesRunRow({ testIndex, own, author }: NonNullable<MeasuredSolutions["linesRun"]>): Row {
  return [`Lines run on test ${testIndex + 1}`, `${own}`, `${author}`];
}
