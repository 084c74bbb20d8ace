import { expect, test } from "vitest";
import { unreachable } from "./check-database.mjs";

const url = "postgres://me:s%33cret@db.example:6543/school";

test.each([
  [{ code: "ECONNREFUSED" }, "nothing answers there"],
  [{ errors: [{ code: "ECONNREFUSED" }] }, "nothing answers there"],
  [{ code: "ENOTFOUND" }, "no such host"],
  [{ message: "timeout expired" }, "no answer in time"],
  [{ code: "28P01" }, "the password was refused"],
  [{ code: "3D000" }, "that database does not exist"],
  [{ message: "SASL: client password must be a string" }, "SASL: client password must be a string"],
  [
    { message: "The server does not support SSL connections" },
    "The server does not support SSL connections",
  ],
  [{ code: "42501", message: "permission denied" }, "permission denied"],
  [{ message: "s%33cret leaked by a driver" }, "unknown reason"],
  [{ message: "s3cret leaked by a driver" }, "unknown reason"],
])("%o is told with the host and without the password", (error, reason) => {
  const { message } = unreachable(url, error);
  expect(message).toBe(
    `The database school at db.example:6543 cannot be used (${reason}): check DATABASE_URL, or leave it out to use the embedded PostgreSQL.`,
  );
});
