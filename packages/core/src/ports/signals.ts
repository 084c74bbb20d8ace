/** Tells every instance that something changed, but not how: the receiver reads the present state. */
export type Signal =
  | { topic: "escalations"; learnerId: string }
  | { topic: "notifications"; userId: string }
  | { topic: "subtasks"; userId: string; conversationId: string }
  | { topic: "recovery"; userId: string; attemptId: string };

export type Signals = {
  /** Does not reject: a signal that cannot be sent is lost. */
  send(signal: Signal): Promise<void>;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (signal: Signal) => void): () => void;
};
