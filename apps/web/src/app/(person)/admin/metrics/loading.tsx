import { RowsSkeleton } from "#components/ui/feedback/Skeleton.tsx";

export default function Loading() {
  return <RowsSkeleton label="Counting recoveries" rows={4} />;
}
