import { RowsSkeleton } from "#components/ui/feedback/Skeleton.tsx";

export default function HomeLoading() {
  return <RowsSkeleton label="Loading your home" rows={3} />;
}
