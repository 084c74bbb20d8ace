import type { ViewedRecoverySettings } from "@foothold/core/recovery";
import { Link } from "#components/ui/Link.tsx";

type Props = Pick<ViewedRecoverySettings, "classId" | "classes">;

/** Chooses whether the rules below are for everybody or for one class. */
export function ClassChoice({ classId, classes }: Props) {
  const all = [{ id: null, name: "Everybody", hasOwn: false }, ...classes];
  return (
    <nav aria-label="For whom" className="mb-6 flex flex-wrap gap-2">
      {all.map(({ id, name, hasOwn }) => (
        <Link
          key={id ?? "site"}
          href={id === null ? "/admin/recovery" : `/admin/recovery?classId=${id}`}
          aria-current={id === classId ? "page" : undefined}
          className="flex min-h-9 items-center rounded-full border border-line-strong bg-surface px-3 text-small font-semibold hover:bg-sunken aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent pointer-coarse:min-h-11"
        >
          {hasOwn ? `${name} (own rules)` : name}
        </Link>
      ))}
    </nav>
  );
}
