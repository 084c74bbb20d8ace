import type { ReactNode } from "react";
import { Main } from "./Main.tsx";
import { MissingRung } from "./MissingRung.tsx";
import { PlainHeader } from "./PlainHeader.tsx";

type Props = { title: string; actions: ReactNode; children: ReactNode };

/** A whole page for when there is no page to show. */
export function MessagePage({ title, actions, children }: Props) {
  return (
    <>
      <PlainHeader />
      <Main className="flex flex-col items-center justify-center text-center">
        <MissingRung />
        <h1 className="mt-8 text-title-1">{title}</h1>
        <div className="mt-3 flex max-w-text flex-col gap-2 text-lead text-ink-soft">
          {children}
        </div>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
      </Main>
    </>
  );
}
