const steps = [
  {
    name: "Understand",
    does: "Explain the problem in your own words: what goes in, what comes out, one example by hand.",
  },
  {
    name: "Plan",
    does: "Choose a pattern, say how sure you are, and name what stays true while it runs.",
  },
  {
    name: "Implement",
    does: "Write the code in a real editor. You have a few hints if you need them.",
  },
  {
    name: "Verify",
    does: "Run every test. When one fails, say what you think is wrong; then the coach explains.",
  },
  {
    name: "Reflect",
    does: "Note what in the problem pointed to the pattern, and compare it with the author’s notes.",
  },
] as const;

// Each card stands one step higher than the one before it.
const rises = ["lg:mt-32", "lg:mt-24", "lg:mt-16", "lg:mt-8", "lg:mt-0"] as const;

/** The five steps of every attempt: drawn as stairs, or on narrow screens as a ladder. */
export function FiveSteps() {
  return (
    <ol className="grid gap-3 lg:grid-cols-5 lg:gap-2 lg:border-b-2 lg:border-line-strong">
      {steps.map((step, index) => (
        <li
          key={step.name}
          className={`rounded-middle border border-t-4 border-line border-t-accent bg-surface p-4 lg:rounded-b-none lg:border-b-0 lg:pb-8 ${rises[index]}`}
        >
          <p className="flex items-baseline gap-2">
            <span aria-hidden="true" className="font-mono text-small font-bold text-accent">
              {index + 1}
            </span>
            <strong className="font-semibold">{step.name}</strong>
          </p>
          <p className="mt-1.5 text-small text-ink-soft">{step.does}</p>
        </li>
      ))}
    </ol>
  );
}
