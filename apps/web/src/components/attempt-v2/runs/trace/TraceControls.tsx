"use client";

import { ArrowLeft, ArrowRight, Pause, Play, Target } from "lucide-react";
import { Button } from "#components/ui/Button.tsx";
import type { usePlayer } from "../../../ui/hooks/use-player.ts";

type Props = { player: ReturnType<typeof usePlayer>; wrongStep: number | null };

export function TraceControls({ player, wrongStep }: Props) {
  const { at, last, playing, goTo, toggle } = player;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" variant="secondary" disabled={at === 0} onClick={() => goTo(at - 1)}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={at === last}
          onClick={() => goTo(at + 1)}
        >
          Step
          <ArrowRight aria-hidden="true" className="size-4" />
        </Button>
        <Button size="small" variant="secondary" onClick={toggle}>
          {playing ? (
            <Pause aria-hidden="true" className="size-4" />
          ) : (
            <Play aria-hidden="true" className="size-4" />
          )}
          {playing ? "Pause" : "Play"}
        </Button>
        {wrongStep === null ? (
          <Button size="small" variant="quiet" onClick={() => goTo(last)}>
            To the end
          </Button>
        ) : (
          <Button size="small" variant="quiet" onClick={() => goTo(wrongStep)}>
            <Target aria-hidden="true" className="size-4" />
            To where it goes wrong
          </Button>
        )}
      </div>
      <label className="flex items-center gap-3 text-small">
        <span className="whitespace-nowrap tabular-nums">{`Step ${at + 1} of ${last + 1}`}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          onChange={(event) => goTo(Number(event.target.value))}
          className="min-w-0 flex-1 accent-accent"
        />
      </label>
    </div>
  );
}
