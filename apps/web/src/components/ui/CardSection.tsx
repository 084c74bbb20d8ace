import { type ReactNode, useId } from "react";
import { Card } from "./Card.tsx";

/** A card that is a section of the page, named by its heading. */
export function CardSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="text-title-3">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
