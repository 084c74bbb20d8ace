const actions = [
  {
    name: "Nudge",
    gives: "A question or a pointer. The next idea is still yours.",
  },
  {
    name: "Checkpoint",
    gives: "Says whether your approach so far leads anywhere.",
  },
  {
    name: "Rescue",
    gives: "The whole idea, explained. Then you explain it back in your own words.",
  },
] as const;

export function StuckActions() {
  return (
    <section
      aria-labelledby="stuck-title"
      className="grid gap-8 lg:grid-cols-[1fr_1.4fr] lg:gap-14"
    >
      <div>
        <h2 id="stuck-title" className="text-title-1">
          Get help when you are stuck
        </h2>
        <p className="mt-3 text-lead text-ink-soft">
          Ask for as much help as you want, and no more. If you stop making progress, Foothold
          notices and offers help. If that is not enough, your instructor sees what you tried and
          answers you.
        </p>
      </div>
      <dl className="flex flex-col">
        {actions.map(({ name, gives }) => (
          <div
            key={name}
            className="grid gap-1 border-t border-line py-5 last:border-b sm:grid-cols-[9rem_1fr]"
          >
            <dt className="flex items-center gap-2.5 font-semibold">
              <span aria-hidden="true" className="size-2.5 rounded-full bg-coach-solid" />
              {name}
            </dt>
            <dd className="text-ink-soft">{gives}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
