import { listPeople, listPeopleInput } from "@foothold/core";
import { peoplePage } from "#lib/admin-views.ts";
import { handle } from "#lib/handle.ts";

export const GET = handle({
  roles: ["admin"],
  input: listPeopleInput,
  output: peoplePage,
  limit: "search",
  run: listPeople,
});
