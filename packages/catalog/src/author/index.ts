export { type Imported, importCanonicalData } from "./import/import-canonical-data.ts";
export { importNotes } from "./import/import-notes.ts";
export { draftFiles, newProblem, writeProblem } from "./new-problem.ts";
export { formatCaughtBy, writeCaughtBy } from "./write-caught-by.ts";
