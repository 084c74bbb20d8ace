import { Check } from "lucide-react";

type State = "done" | "now" | "open";

const steps: readonly { name: string; state: State }[] = [
  { name: "Understand", state: "done" },
  { name: "Plan", state: "done" },
  { name: "Implement", state: "now" },
  { name: "Verify", state: "open" },
  { name: "Reflect", state: "open" },
];

const discs: Record<State, string> = {
  done: "bg-accent-soft text-accent",
  now: "bg-accent text-on-accent",
  open: "border border-line-strong text-ink-faint",
};

const names: Record<State, string> = {
  done: "hidden text-ink-soft md:inline",
  now: "font-semibold",
  open: "hidden text-ink-faint md:inline",
};

export function PreviewStepper() {
  return (
    <div className="flex items-center gap-2 border-b border-line px-4 py-3 text-small sm:gap-3 sm:px-5">
      {steps.map(({ name, state }, index) => (
        <span key={name} className="flex items-center gap-2">
          {index > 0 && <span className="hidden h-px w-5 bg-line-strong sm:block" />}
          <span
            className={`grid size-6 place-items-center rounded-full text-tiny font-bold ${discs[state]}`}
          >
            {state === "done" ? <Check className="size-3.5" strokeWidth={3} /> : index + 1}
          </span>
          <span className={names[state]}>{name}</span>
        </span>
      ))}
      <span className="ml-auto hidden rounded-full border border-line bg-sunken px-2.5 py-0.5 text-tiny font-semibold text-ink-soft sm:inline">
        Beginner
      </span>
    </div>
  );
}
