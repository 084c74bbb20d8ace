import { RowsSkeleton } from "#components/ui/feedback/Skeleton.tsx";

export default function FlagsLoading() {
  return <RowsSkeleton label="Loading flags" rows={2} />;
}
