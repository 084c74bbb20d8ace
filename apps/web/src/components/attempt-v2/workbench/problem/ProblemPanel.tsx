import type { ProblemView } from "@foothold/core/catalog";
import type { Language } from "@foothold/core/runs";
import type { ReactNode } from "react";
import { languageNames } from "#components/shared/attempt/language-names.ts";
import { Badge } from "#components/ui/Badge.tsx";
import type { WorkbenchData } from "../workbench-data.ts";
import { Artefacts } from "./Artefacts.tsx";
import { Examples } from "./Examples.tsx";

export function ProblemPanel(data: WorkbenchData) {
  return (
    <div className="flex flex-col gap-6">
      <ProblemText {...data} language={data.attempt.language} />
      <Artefacts {...data} />
    </div>
  );
}

type TextProps = { problem: ProblemView; statement: ReactNode; language: Language };

export function ProblemText({ problem, statement, language }: TextProps) {
  return (
    <>
      <header>
        <p aria-hidden="true" className="text-title-2 font-semibold tracking-tight">
          {problem.title}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone="accent">{`Rung ${problem.rung}`}</Badge>
          <Badge>{languageNames[language]}</Badge>
          <Badge>{`about ${problem.estimatedMinutes} min`}</Badge>
        </p>
      </header>
      <section aria-label="Statement" className="text-body">
        {statement}
      </section>
      <section>
        <h2 className="text-title-3">Constraints</h2>
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-small">
          {problem.constraints.map((constraint) => (
            <li key={constraint}>{constraint}</li>
          ))}
        </ul>
      </section>
      <Examples problem={problem} language={language} />
    </>
  );
}
