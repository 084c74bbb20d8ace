import { RowsSkeleton } from "#components/ui/feedback/Skeleton.tsx";

export default function AuditLoading() {
  return <RowsSkeleton label="Loading the audit trail" rows={8} />;
}
