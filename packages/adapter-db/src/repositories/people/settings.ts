import { AppError } from "@foothold/core/errors";
import { defaultSettings, type SettingsStore, settingsSchema } from "@foothold/core/people";
import { eq } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { settings, user } from "../../schema.ts";

export function postgresSettings({ db }: Connection): SettingsStore {
  return {
    find: (userId) =>
      translated(async () => {
        const [row] = await db
          .select({ name: user.name, saved: settings })
          .from(user)
          .leftJoin(settings, eq(settings.userId, user.id))
          .where(eq(user.id, userId));
        if (!row) return null;
        return { name: row.name, ...chosenSchema.parse(row.saved ?? defaultSettings) };
      }),
    isSaved: (userId) =>
      translated(async () => {
        const rows = await db
          .select({ userId: settings.userId })
          .from(settings)
          .where(eq(settings.userId, userId));
        return rows.length > 0;
      }),
    save: (userId, { name, ...chosen }) =>
      translated(() =>
        db.transaction(async (tx) => {
          const renamed = await tx
            .update(user)
            .set({ name, updatedAt: new Date() })
            .where(eq(user.id, userId));
          if (renamed.rowCount === 0) throw new AppError("not-found", "There is no such person.");
          const row = { ...chosen, updatedAt: new Date() };
          await tx
            .insert(settings)
            .values({ userId, ...row })
            .onConflictDoUpdate({ target: settings.userId, set: row });
        }),
      ),
  };
}

// Names accepted by older sign-up rules are shown as they are; only saved ones must meet the rules.
const chosenSchema = settingsSchema.omit({ name: true });
