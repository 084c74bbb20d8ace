import type { ReactNode } from "react";
import { Footer } from "#components/shell/Footer.tsx";
import { VisitorHeader } from "#components/shell/header/VisitorHeader.tsx";
import { Main } from "#components/shell/Main.tsx";

export default function VisitorLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <VisitorHeader />
      <Main>{children}</Main>
      <Footer />
    </>
  );
}
