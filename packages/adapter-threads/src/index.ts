export { openReaderThreads, type ReaderThreads } from "./reader-threads.ts";
