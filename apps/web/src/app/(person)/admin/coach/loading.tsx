import { RowsSkeleton } from "#components/ui/feedback/Skeleton.tsx";

export default function CoachLoading() {
  return <RowsSkeleton label="Loading coach settings" rows={2} />;
}
