import type { PatternView } from "@foothold/core/catalog";
import type { ListedLesson } from "@foothold/core/learning";
import type { ReactNode } from "react";
import { BackLink } from "#components/ui/BackLink.tsx";
import { Markdown } from "#components/ui/markdown/Markdown.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { LessonCard } from "./LessonCard.tsx";
import { PatternAtAGlance } from "./PatternAtAGlance.tsx";

type Props = PatternView & { lesson: ListedLesson | null; children: ReactNode };

/** A pattern's page; `children` are its problems that the reader has done. */
export function PatternPage({ pattern, related, problems, moreProblems, lesson, children }: Props) {
  return (
    <>
      <BackLink href="/patterns">All patterns</BackLink>
      <PageHeader title={pattern.name}>
        <p>{pattern.summary}</p>
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
        <div className="max-w-3xl min-w-0">
          <Markdown text={pattern.page} />
        </div>
        <div className="flex flex-col gap-6 lg:sticky lg:top-24 lg:self-start">
          {lesson && <LessonCard lesson={lesson} />}
          <PatternAtAGlance pattern={pattern} related={related} />
        </div>
      </div>
      {problems.length > 0 && (
        <section aria-labelledby="practised" className="mt-14">
          <h2 id="practised" className="mb-4 text-title-2">
            Where you have practised it
          </h2>
          {children}
        </section>
      )}
      {moreProblems > 0 && (
        <p className="mt-8 text-ink-soft">
          {`${moreProblems} ${problems.length > 0 ? "more " : ""}${moreProblems === 1 ? "problem practises" : "problems practise"} this pattern. You see which ones once you have solved them.`}
        </p>
      )}
    </>
  );
}
