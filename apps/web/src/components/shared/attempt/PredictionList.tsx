import type { MadePrediction } from "@foothold/core/attempt";
import { valueText } from "@foothold/core/value-text";
import { Badge, type BadgeTone } from "#components/ui/Badge.tsx";

const outcomes: Record<MadePrediction["outcome"], { label: string; tone: BadgeTone }> = {
  right: { label: "Right", tone: "success" },
  misread: { label: "Wrong", tone: "caution" },
  wrong: { label: "Wrong", tone: "caution" },
  explained: { label: "Shown, does not count", tone: "neutral" },
};

type Shown = Pick<MadePrediction, "args" | "answer" | "expected" | "outcome" | "source"> & {
  /** What somebody who gives this answer believes. */
  reading?: string | null;
};

/** The predictions, each with the function's result. */
export function PredictionList({ predictions }: { predictions: readonly Shown[] }) {
  return (
    <ol aria-label="Predictions" className="flex flex-col gap-2">
      {predictions.map(({ args, answer, expected, outcome, source, reading }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: predictions are only added at the end
          key={index}
          className="rounded-middle border border-line bg-surface p-3 text-small wrap-anywhere"
        >
          <p className="flex flex-wrap items-center gap-2">
            <code className="font-mono">{args.map((value) => valueText(value)).join(", ")}</code>
            <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].label}</Badge>
            {source === "example" && <Badge>Own example</Badge>}
            {source === "correction" && <Badge>Corrected</Badge>}
          </p>
          <p className="mt-1 text-ink-soft">
            {outcome !== "explained" && (
              <>
                {"Predicted "}
                <code className="font-mono text-ink">{answer}</code>
              </>
            )}
            {outcome !== "explained" && outcome !== "right" && ", it gives "}
            {outcome === "explained" && "It gives "}
            {outcome !== "right" && (
              <code className="font-mono text-ink">{valueText(expected)}</code>
            )}
          </p>
          {reading && <p className="mt-1">{`As if: ${reading}`}</p>}
        </li>
      ))}
    </ol>
  );
}
