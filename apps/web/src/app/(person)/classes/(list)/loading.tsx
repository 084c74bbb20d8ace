import { RowsSkeleton } from "#components/ui/feedback/Skeleton.tsx";

export default function Loading() {
  return <RowsSkeleton label="Loading your classes" rows={3} />;
}
