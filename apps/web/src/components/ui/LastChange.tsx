import { TimeAgo } from "./TimeAgo.tsx";

type Props = {
  changedAt: string | null;
  changedBy: { name: string } | null;
  /** Shown instead when nothing was ever changed. */
  never?: string;
};

/** Who changed a setting last, and when. */
export function LastChange({ changedAt, changedBy, never = "Never changed" }: Props) {
  if (!changedAt) return never;
  return (
    <>
      Changed by {changedBy?.name ?? "someone who is gone"}, <TimeAgo at={changedAt} />
    </>
  );
}
