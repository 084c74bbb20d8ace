import type { ReactNode } from "react";
import { PlainHeader } from "./header/PlainHeader.tsx";
import { Main } from "./Main.tsx";

/** A whole page that asks nobody who is there. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <>
      <PlainHeader />
      <Main className="flex flex-col">{children}</Main>
    </>
  );
}
