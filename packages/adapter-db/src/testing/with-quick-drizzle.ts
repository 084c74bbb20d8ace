import { quickDrizzle } from "../quick-drizzle.ts";

// Given to Node with --import, for a process that loads the adapter again and again.
quickDrizzle();
