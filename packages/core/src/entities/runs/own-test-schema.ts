import { z } from "zod";
import { MAX_OWN_TESTS, MAX_TEST_NAME_LENGTH } from "./own-test.ts";
import { runValueSchema } from "./run.ts";

export const ownTestsSchema = z
  .array(
    z.object({
      name: z.string().max(MAX_TEST_NAME_LENGTH).optional(),
      args: z.array(runValueSchema),
      expected: runValueSchema,
    }),
  )
  .max(MAX_OWN_TESTS);
