"use client";

import type { PlanView } from "@foothold/core/subtasks";
import { useState } from "react";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import type { PlanActions } from "../plan-actions.ts";
import { granularityMarks, granularityNames } from "../plan-words.ts";
import { type Option, OptionList } from "./OptionList.tsx";

type Value = PlanView["granularity"] | "coach";

/** Chooses how finely the request is split. Without a choice the coach decides. */
export function GranularityChoice({ plan, actions }: { plan: PlanView; actions: PlanActions }) {
  // The choice is shown at once, and taken back if the server refuses it.
  const [wanted, setWanted] = useState<Value | null>(null);
  const chosen: Value = plan.isCoachsChoice ? "coach" : plan.granularity;

  async function choose(granularity: Value) {
    setWanted(granularity);
    await actions.change({ granularity });
    setWanted(null);
  }

  const options: Option<Value>[] = plan.granularityOptions.map(
    ({ granularity, tasks, tokensEach, recommended }) => ({
      value: granularity,
      label: granularityNames[granularity],
      isRecommended: recommended,
      detail: (
        <>
          {tasks} parts, about {tokensEach.toLocaleString("en")} tokens each
          <span className="block">{granularityMarks[granularity].join(" · ")}</span>
        </>
      ),
    }),
  );
  const coach: Option<Value> = {
    value: "coach",
    label: "Let the coach decide",
    detail: "By how complex it is, how many files there are, and how such requests went so far.",
  };
  const all = [coach, ...options];
  const shown = wanted ?? chosen;
  return (
    <Disclosure summary={`How fine? ${all.find(({ value }) => value === shown)?.label}`}>
      <OptionList
        legend="Task breakdown options"
        name={`granularity ${plan.id}`}
        options={all}
        value={shown}
        onChoose={(granularity) => void choose(granularity)}
      />
    </Disclosure>
  );
}
