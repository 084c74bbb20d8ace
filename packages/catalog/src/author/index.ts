export { formatCaughtBy, writeCaughtBy } from "./write-caught-by.ts";
