import type { ReactNode } from "react";

export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-8 max-w-3xl">
      <h1 className="text-title-1">{title}</h1>
      {children && <div className="mt-2 text-lead text-ink-soft">{children}</div>}
    </header>
  );
}
