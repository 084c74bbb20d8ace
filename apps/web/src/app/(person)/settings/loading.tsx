import { RowsSkeleton } from "#components/ui/feedback/Skeleton.tsx";

export default function SettingsLoading() {
  return <RowsSkeleton label="Loading your settings" rows={4} />;
}
