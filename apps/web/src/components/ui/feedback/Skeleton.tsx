import { classNames } from "../class-names.ts";

export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames("animate-pulse rounded-middle bg-line", className)}
    />
  );
}

/** The outline of a page of rows, shown while the rows are fetched. */
export function RowsSkeleton({ label, rows = 6 }: { label: string; rows?: number }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-6">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-12 w-full max-w-text" />
      <div className="flex flex-col gap-3">
        {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
          <Skeleton key={key} className="h-20 w-full" />
        ))}
      </div>
    </div>
  );
}
