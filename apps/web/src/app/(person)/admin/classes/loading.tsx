import { RowsSkeleton } from "#components/ui/feedback/Skeleton.tsx";

export default function AllClassesLoading() {
  return <RowsSkeleton label="Loading classes" />;
}
