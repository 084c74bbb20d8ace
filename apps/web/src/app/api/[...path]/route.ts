import { AppError } from "@foothold/core/errors";
import { handle } from "#lib/handle.ts";

const nothingHere = handle({
  roles: "anyone",
  run: async () => {
    throw new AppError("not-found", "There is nothing at this address.");
  },
});

export {
  nothingHere as DELETE,
  nothingHere as GET,
  nothingHere as PATCH,
  nothingHere as POST,
  nothingHere as PUT,
};
