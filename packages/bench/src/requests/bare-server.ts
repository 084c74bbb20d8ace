import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "@foothold/adapter-db";
import * as schema from "@foothold/adapter-db/schema";
import { eq } from "drizzle-orm";

/** The least work for the same answer: find the session's person and their settings, and send them. */
export async function startBareServer(databaseUrl: string, sessionToken: string) {
  const { db, close } = connect(databaseUrl);
  const server = createServer(async (_request, response) => {
    const [session] = await db
      .select()
      .from(schema.session)
      .innerJoin(schema.user, eq(schema.user.id, schema.session.userId))
      .where(eq(schema.session.token, sessionToken));
    const [settings] = await db
      .select()
      .from(schema.user)
      .leftJoin(schema.settings, eq(schema.settings.userId, schema.user.id))
      .where(eq(schema.user.id, session?.user.id ?? ""));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(settings));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await close();
    },
  };
}
