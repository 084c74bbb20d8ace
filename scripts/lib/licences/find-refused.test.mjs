import { describe, expect, test } from "vitest";
import { findRefused } from "./find-refused.mjs";
import { allowedLicences, exceptions } from "./policy.mjs";

const aPackage = (manifest) => ({ name: "some-package", version: "1.0.0", ...manifest });
const refuse = (manifest, ...policy) =>
  findRefused([aPackage(manifest)], {
    allowedLicences: ["MIT", "ISC"],
    exceptions: policy,
  });

test.each([
  ["a licence of the list", { license: "MIT" }],
  ["a choice with one of the list", { license: "(GPL-3.0-only OR ISC)" }],
  ["the old form with a type", { license: { type: "MIT", url: "https://example.org" } }],
  ["the old list, all of it allowed", { licenses: [{ type: "MIT" }, { type: "ISC" }] }],
])("%s passes", (_name, manifest) => {
  expect(refuse(manifest)).toEqual([]);
});

test.each([
  ["a licence outside the list", { license: "GPL-3.0-only" }, "GPL-3.0-only"],
  ["no licence", {}, "NONE"],
  ["an empty licence", { license: " " }, "NONE"],
  ["an empty list", { licenses: [] }, "NONE"],
  ["a licence of no known form", { license: { name: "MIT" } }, "NONE"],
  ["all rights reserved", { license: "UNLICENSED" }, "UNLICENSED"],
  ["a pointer to a file", { license: "SEE LICENSE IN LICENSE" }, "SEE LICENSE IN LICENSE"],
  [
    "the old list with one of it forbidden",
    { licenses: ["MIT", "GPL-2.0"] },
    "(MIT) AND (GPL-2.0)",
  ],
  ["the name of an object's own property", { license: "constructor" }, "constructor"],
])("%s is refused", (_name, manifest, licence) => {
  expect(refuse(manifest)).toEqual([`some-package@1.0.0: ${licence}`]);
});

describe("an exception", () => {
  const exception = { packages: /^some-/, licence: "LGPL-3.0-or-later", reason: "for a test" };

  test("lets a named package have one more licence, within an expression too", () => {
    expect(refuse({ license: "LGPL-3.0-or-later" }, exception)).toEqual([]);
    expect(refuse({ license: "MIT AND LGPL-3.0-or-later" }, exception)).toEqual([]);
  });

  test("is for no other package and no other licence", () => {
    const other = { name: "other", license: "LGPL-3.0-or-later" };
    expect(refuse(other, exception)).toEqual(["other@1.0.0: LGPL-3.0-or-later"]);
    expect(refuse({ license: "GPL-3.0-only" }, exception)).toHaveLength(1);
    expect(refuse({}, exception)).toHaveLength(1);
  });

  test("can be for a package without a licence", () => {
    expect(refuse({}, { ...exception, licence: "NONE" })).toEqual([]);
  });
});

describe("the policy", () => {
  test("gives a reason for every exception", () => {
    for (const { reason } of exceptions) expect(reason).toMatch(/\w+ \w+ \w+/);
  });

  test("allows no package to have no licence, or to keep all rights", () => {
    const policy = { allowedLicences, exceptions: [] };
    const packages = [aPackage({}), aPackage({ license: "UNLICENSED" })];
    expect(findRefused(packages, policy)).toHaveLength(2);
  });
});
