import type { AuditRecord } from "@foothold/core/people";
import type { Db } from "../../../connect.ts";
import { auditEntries } from "../../../schema.ts";
import { storable, storableText } from "../../rows/storable.ts";

type Writer = Pick<Db, "insert">;

/** Adds an entry, in the transaction of the change it records if there is one. */
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
