import type { LucideIcon } from "lucide-react";

/** An icon on a small coloured square, before a title. */
export function IconTile({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-middle bg-accent-soft text-accent">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}
