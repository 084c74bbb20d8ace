import { config } from "zod/v4/core";

// Next runs this before any module of a page. zod tries `new Function` when the first schema is made, which the content
// security policy refuses.
config({ jitless: true });
