import { commentSchema } from "@foothold/core/classroom";
import { z } from "zod";

export const commentAnswer = z.object({ comment: commentSchema });
