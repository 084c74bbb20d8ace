import type { ProblemIntroduction as Introduction } from "@foothold/core/catalog";
import type { Language } from "@foothold/core/runs";
import type { ReactNode } from "react";
import { Markdown } from "#components/ui/markdown/Markdown.tsx";
import { Examples } from "./Examples.tsx";
import { PastAttempts } from "./PastAttempts.tsx";
import { PatternReveal } from "./PatternReveal.tsx";
import { Prerequisites } from "./Prerequisites.tsx";
import { ProblemHeader } from "./ProblemHeader.tsx";
import { StartCard } from "./StartCard.tsx";

type Props = Introduction & { usualLanguage: Language };

export function ProblemIntroduction(props: Props) {
  const { problem, patterns, prerequisites, progress, usualLanguage, attempts } = props;
  return (
    <>
      <ProblemHeader problem={problem} state={progress.state} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
        <div className="flex max-w-3xl flex-col gap-10">
          {attempts.length > 0 && <PastAttempts attempts={attempts} />}
          <Markdown text={problem.statement} />
          <Part title="Examples">
            <Examples {...problem} />
          </Part>
          <Part title="Constraints">
            <ul className="flex list-disc flex-col gap-1.5 pl-6 marker:text-ink-faint">
              {problem.constraints.map((constraint) => (
                <li key={constraint} className="pl-1">
                  {constraint}
                </li>
              ))}
            </ul>
          </Part>
        </div>
        <div className="flex flex-col gap-6 lg:sticky lg:top-24 lg:self-start">
          <StartCard problem={problem} progress={progress} usualLanguage={usualLanguage} />
          {prerequisites.length > 0 && <Prerequisites problems={prerequisites} />}
          <PatternReveal patterns={patterns} />
        </div>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-title-2">{title}</h2>
      {children}
    </section>
  );
}
