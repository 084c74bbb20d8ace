import { satisfies } from "./expression.mjs";

/** The packages whose licence the policy does not allow, as "name@version: licence". */
export function findRefused(packages, { allowedLicences, exceptions }) {
  return packages
    .filter((manifest) => !isAllowed(manifest, { allowedLicences, exceptions }))
    .map((manifest) => `${manifest.name}@${manifest.version}: ${licenceOf(manifest)}`);
}

/** The licence as an SPDX expression, also from npm's older forms; `NONE` when there is none. */
export function licenceOf({ license, licenses }) {
  const listed = [license ?? licenses ?? []].flat().map((one) => one?.type ?? one);
  const named = listed.filter((one) => typeof one === "string" && one.trim() !== "");
  // An old list does not say whether it is a choice, so every licence in it must be allowed.
  if (named.length > 1) return named.map((one) => `(${one})`).join(" AND ");
  return named[0] ?? "NONE";
}

function isAllowed(manifest, { allowedLicences, exceptions }) {
  const excepted = exceptions
    .filter(({ packages }) => packages.test(manifest.name))
    .map(({ licence }) => licence);
  const licences = [...allowedLicences, ...excepted];
  try {
    return satisfies(licenceOf(manifest), (licence) => licences.includes(licence));
  } catch {
    return false;
  }
}
