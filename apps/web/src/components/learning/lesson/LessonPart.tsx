import type { LessonSection } from "@foothold/core/learning";
import type { Language } from "@foothold/core/runs";
import { CaptionedFigure } from "#components/shared/drawings/CaptionedFigure.tsx";
import { Markdown } from "#components/ui/markdown/Markdown.tsx";
import { LessonCodeExample } from "./LessonCodeExample.tsx";

type Props = { section: LessonSection; usualLanguage: Language };

/** One section of a lesson: text, pictures, code. */
export function LessonPart({ section: { heading, text, pictures, code }, usualLanguage }: Props) {
  return (
    <section className="mb-10 leading-[1.7]">
      <h2 className="mb-3 text-title-2">{heading}</h2>
      <Markdown text={text} />
      {pictures.map(({ picture, caption }) => (
        <CaptionedFigure key={caption} picture={picture} caption={caption} />
      ))}
      {code && <LessonCodeExample code={code} usualLanguage={usualLanguage} />}
    </section>
  );
}
