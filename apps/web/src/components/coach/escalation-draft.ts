import type { ModelName } from "@foothold/core/coach";

export const keyOfModel = ({ provider, model }: ModelName) => `${provider} ${model}`;

export const isSameModel = (one: ModelName, other: ModelName) =>
  keyOfModel(one) === keyOfModel(other);

/** The order with the model at `at` one place earlier (-1) or later (1). */
export function moveModel(
  order: readonly ModelName[],
  at: number,
  by: -1 | 1,
): readonly ModelName[] {
  const moved = order[at];
  const others = order.filter((_, index) => index !== at);
  return moved ? others.toSpliced(at + by, 0, moved) : order;
}
