import type { ModelProvider } from "@foothold/core/coach";
import type { Fault, GivenBehaviour } from "../behaviour.ts";
import type { Asked } from "../reply/compose-reply.ts";

export type LoggedRequest = Asked & {
  path: string;
  headers: Record<string, unknown>;
  body: unknown;
  fault: Fault;
};

export type StandIn = {
  provider: ModelProvider;
  url: string;
  /** Every reply that was asked for, oldest first. */
  requests: LoggedRequest[];
  /** From now on, for every request that has nothing queued. */
  behave(behaviour: GivenBehaviour): void;
  /** For the next requests, one each. */
  queue(...behaviours: GivenBehaviour[]): void;
  /** Requests whose answer is still under way. */
  open(): number;
  close(): Promise<void>;
};
