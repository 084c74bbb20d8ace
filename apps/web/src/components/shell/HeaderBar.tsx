import type { ReactNode } from "react";

export function HeaderBar({ children }: { children: ReactNode }) {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-canvas">
      <div className="relative mx-auto flex h-(--header-height) max-w-page items-center gap-2 px-4 sm:gap-4 sm:px-6">
        {children}
      </div>
    </header>
  );
}
