/** How much of the catalogue is done, in words and as a line. */
export function ProgressLine({ done, total }: { done: number; total: number }) {
  return (
    <div className="mt-3 max-w-text">
      <p className="text-small font-semibold text-ink">{`${done} of ${total} done`}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${Math.max(total, 1)} 1`}
        preserveAspectRatio="none"
        className="mt-2 h-2 w-full rounded-full bg-line"
      >
        <rect width={done} height="1" className="fill-success" />
      </svg>
    </div>
  );
}
