import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={classNames("rounded-large border border-line bg-surface shadow-low", className)}
    >
      {children}
    </div>
  );
}
