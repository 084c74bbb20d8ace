import {
  auditEntrySchema,
  flagKeySchema,
  flagSettingSchema,
  notificationSchema,
  personSchema,
  settingsSchema,
} from "@foothold/core/people";
import { z } from "zod";
import { pageOf } from "./page.ts";

const partSchema = z.enum(["ok", "starting", "unavailable"]);

export const healthAnswer = z.object({
  status: z.enum(["ok", "unavailable"]),
  database: partSchema,
  runner: z.enum([...partSchema.options, "busy"]),
  queue: z.object({
    running: z.number().int(),
    waiting: z.number().int(),
    longestWaitMs: z.number(),
    expectedWaitMs: z.number(),
  }),
  coach: partSchema,
});

const flagSchema = flagSettingSchema.extend({
  key: flagKeySchema,
  version: z.number().int(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
});

const describedFlagSchema = flagSchema.extend({
  description: z.string(),
  default: z.boolean(),
  appliesTo: z.string(),
});

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
