export function PreviewCoach() {
  return (
    <div className="flex flex-col gap-3 border-t border-line bg-canvas p-4 text-small sm:p-5 lg:border-t-0 lg:border-l">
      <p className="flex items-center gap-2 font-semibold">
        <span className="size-2.5 rounded-full bg-coach-solid" />
        Coach
      </p>
      <p className="rounded-middle border border-coach-line bg-coach-soft p-3">
        With 1 and 9 the total is 10, and the walk is 7. By your own rule, which of the two huts is
        out for good?
      </p>
      <p className="ml-6 rounded-middle border border-line bg-surface p-3 text-ink-soft">
        The far one… but I always move left.
      </p>
      <div className="mt-auto flex gap-1.5 pt-1 text-center text-tiny font-semibold">
        {["Nudge", "Checkpoint", "Rescue"].map((action) => (
          <span
            key={action}
            className="flex-auto rounded-small border border-line-strong px-1.5 py-1.5"
          >
            {action}
          </span>
        ))}
      </div>
    </div>
  );
}
