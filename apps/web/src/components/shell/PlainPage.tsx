import type { ReactNode } from "react";
import { PlainHeader } from "./header/PlainHeader.tsx";
import { Main } from "./Main.tsx";

/** A page that does not look up who is signed in. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <>
      <PlainHeader />
      <Main className="flex flex-col">{children}</Main>
    </>
  );
}
