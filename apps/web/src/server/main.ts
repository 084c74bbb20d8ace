import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { quickDrizzle } from "@foothold/adapter-db/quick-drizzle";
import { homeFolder } from "../lib/env/home-folder.ts";

// Before anything large is loaded: what an earlier start compiled is found again.
enableCompileCache(join(homeFolder(), "compiled"));
const loaded = quickDrizzle();
const { runServer } = await import("./run-server.ts");
loaded();
runServer();
