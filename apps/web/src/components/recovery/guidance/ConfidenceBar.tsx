import type { Confidence } from "@foothold/core/recovery";

/** The success rate with its confidence interval. */
export function ConfidenceBar({ rate, low, high }: Confidence) {
  const percent = (value: number) => Math.round(value * 100);
  return (
    <figure>
      <svg
        role="img"
        aria-label={`Between ${percent(low)} and ${percent(high)} percent, most likely ${percent(rate)}`}
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="mt-2 h-3 w-full"
      >
        <rect width="100" height="8" rx="2" className="fill-sunken" />
        <rect x={100 * low} width={100 * (high - low)} height="8" className="fill-accent-line" />
        <rect x={100 * rate - 0.75} width="1.5" height="8" className="fill-accent" />
      </svg>
      <figcaption className="mt-1 text-tiny text-ink-faint">
        {`Likely between ${percent(low)}% and ${percent(high)}%`}
      </figcaption>
    </figure>
  );
}
