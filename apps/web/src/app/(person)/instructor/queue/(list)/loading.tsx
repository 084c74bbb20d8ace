import { RowsSkeleton } from "#components/ui/feedback/Skeleton.tsx";

export default function Loading() {
  return <RowsSkeleton label="Loading the queue" rows={4} />;
}
