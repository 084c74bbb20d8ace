import { commentSchema } from "@foothold/core";
import { z } from "zod";

export const commentAnswer = z.object({ comment: commentSchema });
