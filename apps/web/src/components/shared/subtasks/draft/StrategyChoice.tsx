import type { PlanView, Strategy } from "@foothold/core/subtasks";
import { costText, riskNames, strategyDetail, strategyNames, timeText } from "../plan-words.ts";
import { OptionList } from "./OptionList.tsx";

type Props = { plan: PlanView; strategy: Strategy; onChoose: (strategy: Strategy) => void };

/** Chooses the order in which the parts run, with the speed, cost and risk of each strategy. */
export function StrategyChoice({ plan, strategy, onChoose }: Props) {
  return (
    <OptionList
      legend="In which order?"
      name={`strategy ${plan.id}`}
      value={strategy}
      onChoose={onChoose}
      options={plan.strategies.map((option) => ({
        value: option.strategy,
        label: strategyNames[option.strategy],
        isRecommended: option.recommended,
        detail: (
          <>
            Speed: <span aria-hidden="true">{"⚡".repeat(option.speed)}</span>
            <span className="sr-only">{option.speed} of 4</span> ({timeText(option.estimatedTimeMs)}
            ) · Cost: {costText(option.estimatedCost, option.estimatedTokens)} · Risk:{" "}
            {riskNames[option.risk]}
            <span className="block">{strategyDetail(option)}</span>
          </>
        ),
      }))}
    />
  );
}
