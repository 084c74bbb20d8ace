import { config } from "zod";

// zod tries `new Function` when a schema is made, which the content security policy refuses. Imported before any schema.
config({ jitless: true });
