import { listPeople, listPeopleInput } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { peoplePage } from "#lib/views/people.ts";

export const GET = handle({
  roles: ["admin"],
  input: listPeopleInput,
  output: peoplePage,
  limit: "search",
  run: listPeople,
});
