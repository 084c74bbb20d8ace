import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";

type Props = {
  /** For pages that use the full width of the window. */
  wide?: boolean;
  children: ReactNode;
};

export function HeaderBar({ wide = false, children }: Props) {
  return (
    <header className="sticky top-0 z-20 h-(--header-height) border-b border-line bg-canvas">
      <div
        className={classNames(
          "relative mx-auto flex h-full items-center gap-2 px-4 max-[22rem]:px-2.5 sm:gap-4",
          wide ? "sm:px-5" : "max-w-page sm:px-6",
        )}
      >
        {children}
      </div>
    </header>
  );
}
