"use client";

import type { Trace } from "@foothold/core";
import { useEffect, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { TraceCode } from "./TraceCode.tsx";
import { TraceFrames } from "./TraceFrames.tsx";

const PLAY_EVERY_MS = 600;

const cuts: Record<NonNullable<Trace["cut"]>, string> = {
  steps: "The recording ends here: the program takes more steps than are kept.",
  bytes: "The recording ends here: the program holds more than is kept.",
  time: "The program was stopped: it took too long.",
  memory: "The program was stopped: it used too much memory.",
  ended: "The program ended by itself.",
};

type Props = { trace: Trace; code: string };

/** The program one line at a time: where it stands, and what every variable holds. */
export function TraceView({ trace, code }: Props) {
  const last = trace.steps.length - 1;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const step = trace.steps[at];
  const wrong = trace.steps.findIndex(({ event }) => event.includes("exception"));

  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), PLAY_EVERY_MS);
    return () => clearTimeout(timer);
  }, [playing, at, last]);

  if (!step) return <p className="text-small">The program did nothing that could be recorded.</p>;
  return (
    <section aria-label="Trace" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" variant="secondary" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Back
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={at === last}
          onClick={() => setAt(at + 1)}
        >
          Step
        </Button>
        <Button size="small" variant="secondary" onClick={() => setPlaying(!playing)}>
          {playing ? "Pause" : "Play"}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setAt(wrong >= 0 ? wrong : last)}>
          {wrong >= 0 ? "To the error" : "To the end"}
        </Button>
      </div>
      <label className="flex items-center gap-3 text-small">
        <span className="whitespace-nowrap">{`Step ${at + 1} of ${last + 1}`}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          onChange={(event) => setAt(Number(event.target.value))}
          className="min-w-0 flex-1"
        />
      </label>
      <p role="status" className="text-small text-ink-soft">
        {`Line ${step.line}, in ${step.func_name}${step.exception_msg ? `: ${step.exception_msg}` : ""}`}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <TraceCode code={code} line={step.line} />
        <TraceFrames step={step} />
      </div>
      {step.stdout && (
        <p className="font-mono text-small whitespace-pre-wrap">{`Printed: ${step.stdout}`}</p>
      )}
      {at === last && trace.cut && <p className="text-small text-caution">{cuts[trace.cut]}</p>}
    </section>
  );
}
