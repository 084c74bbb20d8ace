import { type ReactNode, useId } from "react";

type Props = { title: string; intro?: string; children: ReactNode };

export function HomeSection({ title, intro, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-12">
      <h2 id={id} className="text-title-2">
        {title}
      </h2>
      {intro && <p className="mt-1 max-w-text text-ink-soft">{intro}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
