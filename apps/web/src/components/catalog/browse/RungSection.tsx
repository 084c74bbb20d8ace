import { ProblemCards } from "../ProblemCard.tsx";
import { RungMark } from "../RungMark.tsx";
import type { RungOfProblems } from "./group-by-rung.ts";

export function RungSection({ rung, done, problems }: RungOfProblems) {
  const id = `rung-${rung}`;
  return (
    <section aria-labelledby={id} className="mb-10">
      <div className="mb-4 flex items-center gap-3">
        <RungMark rung={rung} />
        <h2 id={id} className="text-title-2">{`Rung ${rung}`}</h2>
        <p className="ml-auto text-small text-ink-soft">{`${done} of ${problems.length} done`}</p>
      </div>
      <ProblemCards problems={problems} />
    </section>
  );
}
