import type { Db } from "../../connect.ts";

export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];
