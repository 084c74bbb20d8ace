/** How many of the due cards are done. */
export function CardsDone({ done, all }: { done: number; all: number }) {
  return (
    <div className="flex items-center gap-4">
      <p role="status" className="shrink-0 text-small font-semibold text-ink-soft">
        {`Card ${done + 1} of ${all}`}
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="h-1.5 w-full max-w-64 min-w-0 rounded-full bg-line"
      >
        <rect
          width={(100 * done) / Math.max(1, all)}
          height="4"
          className="fill-accent transition-[width]"
        />
      </svg>
    </div>
  );
}
