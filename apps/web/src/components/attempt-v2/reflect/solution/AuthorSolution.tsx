"use client";

import type { SolutionView } from "@foothold/core/attempt";
import type { Language } from "@foothold/core/runs";
import { useState } from "react";
import { languageNames } from "#components/shared/attempt/language-names.ts";
import { ColouredCode } from "#components/ui/code/ColouredCode.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { SelectField } from "#components/ui/form/SelectField.tsx";
import { Markdown } from "#components/ui/markdown/Markdown.tsx";
import type { V2Attempt } from "../../workbench/workbench-data.ts";
import { ShapeTable } from "./ShapeTable.tsx";
import { SolutionDiff } from "./SolutionDiff.tsx";

type Props = { attempt: V2Attempt; solution: SolutionView };

/** What a learner may see once the attempt is complete: the author's solution and how theirs differs. */
export function AuthorSolution({ attempt, solution }: Props) {
  const { solutions, walkthrough, cost, shapes } = solution;
  const [language, setLanguage] = useState<Language>(attempt.language);
  const shown = solutions.find((each) => each.language === language) ?? solutions[0];
  if (!shown) return null;
  return (
    <section aria-labelledby="solution-title">
      <h3 id="solution-title" className="text-title-3">
        The author’s solution
      </h3>
      <div className="mt-3 flex flex-col gap-4">
        <div className="max-w-60">
          <SelectField
            label="Language of the solution"
            labelHidden
            name="solution-language"
            options={solutions.map((each) => ({
              value: each.language,
              label: languageNames[each.language],
            }))}
            value={shown.language}
            onChoose={setLanguage}
          />
        </div>
        <ColouredCode
          label="The author’s solution"
          code={shown.code.trimEnd()}
          language={shown.language}
        />
        <p className="text-small">
          <span className="font-semibold">Cost: </span>
          {`${cost.time} time, ${cost.space} space`}
        </p>
        <Disclosure summary="Walk through it">
          <Markdown text={walkthrough} voice="spoken" />
        </Disclosure>
        {shown.simpleWay && (
          <Disclosure summary="The simple way">
            <p className="mb-2 text-small text-ink-soft">Right, but slow on large inputs.</p>
            <ColouredCode
              label="The simple way"
              code={shown.simpleWay.trimEnd()}
              language={shown.language}
            />
          </Disclosure>
        )}
        <h4 className="font-semibold">How yours differs</h4>
        <ShapeTable attemptId={attempt.id} shapes={shapes} />
        <SolutionDiff attempt={attempt} solution={solution} />
      </div>
    </section>
  );
}
