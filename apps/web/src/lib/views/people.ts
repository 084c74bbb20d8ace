import {
  auditEntrySchema,
  describedFlagSchema,
  flagSchema,
  healthSchema,
  notificationSchema,
  personSchema,
  settingsSchema,
  systemHealthSchema,
} from "@foothold/core/people";
import { z } from "zod";
import { pageOf } from "./page.ts";

export const healthAnswer = healthSchema;
export const systemHealthAnswer = systemHealthSchema;

export const flagAnswer = z.object({ flag: flagSchema });
export const describedFlagAnswer = z.object({ flag: describedFlagSchema });
export const flagsAnswer = z.object({ flags: z.array(describedFlagSchema) });

export const auditPage = pageOf(auditEntrySchema);
export const peoplePage = pageOf(personSchema.extend({ activeSessions: z.number().int() }));
export const personAnswer = z.object({ person: personSchema });
export const disabledAnswer = z.object({ disabled: z.boolean() });
export const endedAnswer = z.object({ ended: z.literal(true) });
export const changedAnswer = z.object({ changed: z.literal(true) });
export const passwordLinkAnswer = z.object({
  link: z.object({ url: z.url(), expiresAt: z.iso.datetime() }),
});
export const firstAdminAnswer = z.object({
  person: personSchema.pick({ id: true, name: true, email: true }),
});

// The name is not validated again: names accepted by older sign-up rules are shown as they are.
export const settingsAnswer = settingsSchema.extend({ name: z.string() });

export const notificationPage = pageOf(notificationSchema).extend({ unread: z.number().int() });
export const readAnswer = z.object({ read: z.literal(true) });

export const deletedAnswer = z.object({ deleted: z.literal(true) });
