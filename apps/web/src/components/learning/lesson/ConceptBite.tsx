"use client";

import type { PatternLink } from "@foothold/core/catalog";
import type { LessonProgress, LessonView, RecallOutlook } from "@foothold/core/learning";
import type { Language } from "@foothold/core/runs";
import { UnitFrame } from "#components/shared/stuck/UnitFrame.tsx";
import { BackLink } from "#components/ui/BackLink.tsx";
import { useStoredText } from "#components/ui/form/use-stored-text.ts";
import { LessonCheck } from "./LessonCheck.tsx";
import { LessonDone } from "./LessonDone.tsx";
import { LessonPart } from "./LessonPart.tsx";

type Props = {
  lesson: LessonView;
  progress: LessonProgress;
  pattern: PatternLink;
  recall: RecallOutlook;
  usualLanguage: Language;
};

/** A lesson: a few minutes of reading, then two questions. */
export function ConceptBite({ lesson, progress, pattern, recall, usualLanguage }: Props) {
  const { answers, recapRequired, recapText, exchanges } = progress;
  const recapDraft = useStoredText(`foothold:draft:lesson:${lesson.id}:recap`, recapText ?? "");
  const right = answers.filter((answer) => answer.right).length;
  return (
    <>
      <BackLink href={`/patterns/${pattern.id}`}>{pattern.name}</BackLink>
      <UnitFrame
        bar={
          <p className="text-small font-semibold text-ink-soft">
            {`Lesson · ${lesson.minutes} minutes`}
          </p>
        }
        title={<h1 className="mt-8 mb-8 max-w-3xl text-title-1">{lesson.title}</h1>}
        coach={{
          base: `/api/lessons/${lesson.id}`,
          recapRequired,
          recapDraft,
          exchanges,
          advice: "Read slowly, and stop at what is new to you. Then answer the two questions.",
        }}
      >
        <div className="max-w-text min-w-0">
          {lesson.sections.map((section) => (
            <LessonPart key={section.heading} section={section} usualLanguage={usualLanguage} />
          ))}
          <section aria-labelledby="checks-title" className="mt-14">
            <div className="mb-4 flex flex-wrap items-baseline justify-between gap-2">
              <h2 id="checks-title" className="text-title-2">
                Did it stay?
              </h2>
              <p role="status" className="text-small text-ink-soft">
                {`${right} of ${lesson.checks.length} right`}
              </p>
            </div>
            <ol className="flex flex-col gap-6">
              {lesson.checks.map((check, index) => (
                <li key={check.question}>
                  <LessonCheck
                    lessonId={lesson.id}
                    index={index}
                    check={check}
                    answer={answers.find((answer) => answer.check === index) ?? null}
                  />
                </li>
              ))}
            </ol>
          </section>
          <LessonDone
            progress={progress}
            allRight={right === lesson.checks.length}
            pattern={pattern}
            recall={recall}
          />
        </div>
      </UnitFrame>
    </>
  );
}
