import type { FilledForm } from "../forms/filled-form.ts";
import { awkward } from "./awkward.mjs";
import { gamed } from "./gamed.mjs";
import { misreadsAToC } from "./misreads-a-to-c.mjs";
import { misreadsEToN } from "./misreads-e-to-n.mjs";
import { misreadsPToW } from "./misreads-p-to-w.mjs";
import { understandsAToM } from "./understands-a-to-m.mjs";
import { understandsMToW } from "./understands-m-to-w.mjs";

/** Forms for all problems, written from the statements alone; the awkward ones understand, and type as people do. */
export const formsByKind: (FilledForm & { slug: string })[] = [
  ...understandsAToM,
  ...understandsMToW,
  ...misreadsAToC,
  ...misreadsEToN,
  ...misreadsPToW,
  ...gamed,
  ...awkward,
];
