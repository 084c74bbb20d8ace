"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Switch } from "#components/ui/form/Switch.tsx";
import { type ContinueVerdict, stopWords } from "./choose-continue.ts";

/** Long enough to read the answer and to stop. */
export const COUNTDOWN_SECONDS = 8;

type Props = {
  verdict: ContinueVerdict;
  /** Changes with every answer. */
  round: string;
  busy: boolean;
  onContinue: () => void;
};

/** Sends "continue" by itself after each step; off until it is switched on. */
export function AutoContinue({ verdict, round, busy, onContinue }: Props) {
  const [isOn, setOn] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [left, setLeft] = useState(COUNTDOWN_SECONDS);
  const counts = isOn && !isPaused && !busy && verdict.goesOn;
  const [countedRound, setCountedRound] = useState(round);
  if (countedRound !== round) {
    setCountedRound(round);
    setLeft(COUNTDOWN_SECONDS);
  }

  const tick = useEffectEvent(() => {
    if (left > 1) setLeft(left - 1);
    else {
      setLeft(COUNTDOWN_SECONDS);
      onContinue();
    }
  });
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [counts]);

  function turn(on: boolean) {
    setOn(on);
    setPaused(false);
    setLeft(COUNTDOWN_SECONDS);
  }

  const offered = verdict.goesOn || verdict.reason !== "nothing-open";
  if (!isOn && !offered) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-small">
      <Switch label="Auto-continue" checked={isOn} onChange={turn} />
      {isOn && !busy && (
        <p role={counts ? "timer" : "status"} className="text-ink-soft">
          {isPaused && verdict.goesOn ? "Paused" : wordsFor(verdict, left)}
        </p>
      )}
      {isOn && verdict.goesOn && !busy && (
        <Button size="small" variant="secondary" onClick={() => setPaused(!isPaused)}>
          {isPaused ? "Resume" : "Pause"}
        </Button>
      )}
    </div>
  );
}

function wordsFor(verdict: ContinueVerdict, left: number): string {
  return verdict.goesOn ? `Continues in ${left} s` : stopWords[verdict.reason];
}
