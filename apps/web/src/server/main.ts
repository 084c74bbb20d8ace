import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { quickDrizzle } from "@foothold/adapter-db/quick-drizzle";
import { homeFolder } from "../lib/env/home-folder.ts";

// Before anything large is loaded, so that code compiled by an earlier start is reused.
enableCompileCache(join(homeFolder(), "compiled"));
const loaded = quickDrizzle();
const { runServer } = await import("./run-server.ts");
loaded();
runServer();
