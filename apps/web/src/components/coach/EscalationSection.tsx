"use client";

import { type ModelName, providerNames } from "@foothold/core/coach";
import { Button } from "#components/ui/Button.tsx";
import { CardSection } from "#components/ui/CardSection.tsx";
import { FieldError } from "#components/ui/form/FieldError.tsx";
import { SelectField } from "#components/ui/form/SelectField.tsx";
import { isSameModel, keyOfModel, moveModel } from "./escalation-draft.ts";

type Props = {
  /** Every model of every configured provider. */
  models: readonly ModelName[];
  order: readonly ModelName[];
  error: string | undefined;
  onChange: (order: readonly ModelName[]) => void;
};

const nameOf = ({ provider, model }: ModelName) => `${providerNames[provider]}: ${model}`;

/** The order in which models of several providers are asked when a learner is stuck. */
export function EscalationSection({ models, order, error, onChange }: Props) {
  const left = models.filter((one) => !order.some((other) => isSameModel(one, other)));
  if (models.length === 0 && order.length === 0) return null;
  return (
    <CardSection title="When a learner is stuck">
      <p className="mt-2 text-small text-ink-soft">
        Models of several providers in one order, the cheapest first. Other providers than the one a
        learner chose are asked only for learners who agreed to it in their settings. With no order,
        the models of the chosen provider are asked.
      </p>
      <ol className="mt-4 flex flex-col gap-2">
        {order.map((one, at) => (
          <li key={keyOfModel(one)} className="flex flex-wrap items-center gap-2">
            <span className="mr-auto break-all">{`${at + 1}. ${nameOf(one)}`}</span>
            <div className="flex gap-2">
              <Button
                size="small"
                variant="secondary"
                aria-label={`Earlier: ${nameOf(one)}`}
                disabled={at === 0}
                onClick={() => onChange(moveModel(order, at, -1))}
              >
                Earlier
              </Button>
              <Button
                size="small"
                variant="secondary"
                aria-label={`Later: ${nameOf(one)}`}
                disabled={at === order.length - 1}
                onClick={() => onChange(moveModel(order, at, 1))}
              >
                Later
              </Button>
              <Button
                size="small"
                variant="secondary"
                aria-label={`Remove: ${nameOf(one)}`}
                onClick={() => onChange(order.filter((other) => other !== one))}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {left.length > 0 && (
        <div className="mt-4 max-w-96">
          <SelectField
            label="Add a model to the order"
            name="escalation-add"
            value=""
            options={[
              { value: "", label: "Choose a model" },
              ...left.map((one) => ({ value: keyOfModel(one), label: nameOf(one) })),
            ]}
            onChoose={(key) =>
              onChange([...order, ...left.filter((one) => keyOfModel(one) === key)])
            }
          />
        </div>
      )}
      <FieldError error={error} />
    </CardSection>
  );
}
