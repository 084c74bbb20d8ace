import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";

export function Main({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classNames(
        "mx-auto w-full max-w-page flex-1 px-4 py-8 sm:px-6 sm:py-12",
        className,
      )}
    >
      {children}
    </main>
  );
}
