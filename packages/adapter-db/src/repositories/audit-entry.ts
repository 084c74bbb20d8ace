import type { AuditRecord } from "@foothold/core";
import type { Db } from "../connect.ts";
import { auditEntries } from "../schema.ts";
import { storableText } from "./storable-text.ts";

type Json = AuditRecord["details"][string];
type Writer = Pick<Db, "insert">;

/** Adds an entry, in the transaction of the change it speaks of when there is one. */
export async function writeAuditEntry(writer: Writer, record: AuditRecord): Promise<void> {
  await writer.insert(auditEntries).values({
    action: record.action,
    actorId: record.actorId,
    actorRole: record.actorRole,
    subject: storableText(record.subject),
    requestId: storableText(record.requestId),
    details: storable(record.details),
  });
}

function storable(value: Json): Json {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [storableText(key), storable(inner)]),
  );
}
