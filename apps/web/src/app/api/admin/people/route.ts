import { listPeople, listPeopleInput } from "@foothold/core";
import { handle } from "#lib/handle.ts";

export const GET = handle({
  roles: ["admin"],
  input: listPeopleInput,
  limit: "search",
  run: listPeople,
});
