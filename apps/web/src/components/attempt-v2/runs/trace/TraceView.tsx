"use client";

import { codeUsageOf } from "@foothold/core/draw-figure";
import type { Language, Trace } from "@foothold/core/runs";
import { useEffect, useMemo, useRef } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { usePlayer } from "../../../ui/hooks/use-player.ts";
import { TraceCode } from "./TraceCode.tsx";
import { TraceControls } from "./TraceControls.tsx";
import { TraceFrames } from "./TraceFrames.tsx";
import { cutWords, divergenceText, stepText } from "./trace-words.ts";

const PLAY_EVERY_MS = 600;

type Props = { trace: Trace; code: string; language: Language; onClose?: () => void };

/** The program step by step: the current line and the value of every variable. */
export function TraceView({ trace, code, language, onClose }: Props) {
  const usage = useMemo(() => codeUsageOf(code), [code]);
  const player = usePlayer(trace.steps.length, PLAY_EVERY_MS);
  const section = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { at, last } = player;
  const step = trace.steps[at];
  const { divergence } = trace;

  // The button that opened it is gone: the focus goes to the trace, and the trace into view.
  useEffect(() => {
    stage.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "nearest" });
  }, []);

  if (!step) return <p className="text-small">The program did nothing that could be recorded.</p>;
  return (
    <section
      ref={section}
      aria-label="Trace"
      className="@container flex w-full scroll-my-4 flex-col gap-3 max-wide:scroll-mt-14"
    >
      <TraceControls player={player} wrongStep={divergence?.step ?? null} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a stage that takes keys */}
      <div
        ref={stage}
        role="group"
        aria-label="Program, step by step"
        aria-describedby="trace-keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move through the steps
        tabIndex={0}
        onKeyDown={player.onKeyDown}
        className="flex flex-col gap-3 rounded-middle"
      >
        <p role="status" className="text-small font-medium">
          {stepText(step)}
        </p>
        <div className="grid items-start gap-3 @xl:grid-cols-[3fr_2fr]">
          <TraceCode
            code={code}
            language={language}
            line={step.line}
            wrongLine={divergence?.line ?? null}
          />
          <TraceFrames step={step} before={trace.steps[at - 1] ?? null} usage={usage} />
        </div>
        {step.stdout && (
          <p className="font-mono text-small whitespace-pre-wrap">{`Printed: ${step.stdout}`}</p>
        )}
      </div>
      <p id="trace-keys" className="text-tiny text-ink-faint">
        Keys: ← back, → step, Space plays, Home and End.
      </p>
      {divergence && at === divergence.step && (
        <Notice tone="caution" title="Here it goes wrong">
          <p className="wrap-anywhere">{divergenceText(divergence, language)}</p>
        </Notice>
      )}
      {at === last && trace.cut && <p className="text-small text-caution">{cutWords[trace.cut]}</p>}
      {onClose && (
        <Button size="small" variant="quiet" className="-ml-3.5 self-start" onClick={onClose}>
          Close the trace
        </Button>
      )}
    </section>
  );
}
