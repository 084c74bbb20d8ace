import { Badge } from "#components/ui/Badge.tsx";

/** Marks an answer that the built-in coach gave instead of the chosen one. */
export function FallbackBadge() {
  return <Badge tone="caution">Built-in answer</Badge>;
}
