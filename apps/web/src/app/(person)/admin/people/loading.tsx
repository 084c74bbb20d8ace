import { RowsSkeleton } from "#components/ui/feedback/Skeleton.tsx";

export default function PeopleLoading() {
  return <RowsSkeleton label="Loading people" />;
}
