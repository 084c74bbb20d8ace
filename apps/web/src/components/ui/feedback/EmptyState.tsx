import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { IconTile } from "../IconTile.tsx";

type Props = { icon: LucideIcon; title: string; children?: ReactNode };

export function EmptyState({ icon, title, children }: Props) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-large border border-dashed border-line-strong px-5 py-6 sm:flex-row sm:gap-5 sm:px-6">
      <IconTile icon={icon} />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <div className="mt-1 max-w-text text-small text-ink-soft">{children}</div>
      </div>
    </div>
  );
}
