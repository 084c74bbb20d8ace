import { Button } from "#components/ui/Button.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";

const MOST_STEPS = 12;

type Props = { steps: readonly string[]; onChange: (steps: readonly string[]) => void };

/** The steps that the learner ticks off. When the list is empty, the numbered lines of the answer become the steps. */
export function StepsField({ steps, onChange }: Props) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-small font-semibold">Steps to tick off</legend>
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name but its place
        <div key={at} className="flex items-end gap-2">
          <div className="flex-1">
            <TextField
              label={`Step ${at + 1}`}
              name={`step-${at + 1}`}
              maxLength={300}
              value={step}
              onChange={({ target }) =>
                onChange(steps.map((each, i) => (i === at ? target.value : each)))
              }
            />
          </div>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Remove step ${at + 1}`}
            onClick={() => onChange(steps.filter((_, i) => i !== at))}
          >
            Remove
          </Button>
        </div>
      ))}
      {steps.length < MOST_STEPS && (
        <Button
          size="small"
          variant="secondary"
          className="self-start"
          onClick={() => onChange([...steps, ""])}
        >
          Add a step
        </Button>
      )}
    </fieldset>
  );
}
