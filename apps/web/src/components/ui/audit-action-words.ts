import type { AuditAction } from "@foothold/core";
import type { BadgeTone } from "./Badge.tsx";

export const actionWords: Record<AuditAction, { label: string; tone: BadgeTone }> = {
  "request-failed": { label: "Request failed", tone: "caution" },
  "sign-in-failed": { label: "Sign-in failed", tone: "caution" },
  "sign-up": { label: "Signed up", tone: "neutral" },
  "sign-in": { label: "Signed in", tone: "neutral" },
  "role-changed": { label: "Role changed", tone: "accent" },
  "person-disabled": { label: "Person disabled", tone: "danger" },
  "person-enabled": { label: "Person enabled", tone: "success" },
  "sessions-ended": { label: "Sessions ended", tone: "danger" },
  "flag-changed": { label: "Flag changed", tone: "accent" },
  "first-admin-created": { label: "First admin created", tone: "accent" },
};
