import type { Reply } from "../reply.ts";
import { assessments } from "./assessments.ts";
import { chats } from "./chats.ts";
import { failures } from "./failures.ts";
import { plans } from "./plans.ts";

export const replies: Reply[] = [...assessments, ...plans, ...failures, ...chats];
