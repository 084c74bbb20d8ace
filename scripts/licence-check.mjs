import { findRefused, licenceOf } from "./lib/licences/find-refused.mjs";
import { installedPackages } from "./lib/licences/installed-packages.mjs";
import * as policy from "./lib/licences/policy.mjs";
import { root } from "./lib/paths.mjs";
import { workspaceFolders } from "./lib/workspace-folders.mjs";

const folder = process.argv[2] ?? root;
const packages = installedPackages(folder);
const refused = findRefused(packages, policy);

if (packages.length === workspaceFolders(folder).length) {
  console.log("No installed packages were found: there is nothing to check.");
  process.exitCode = 1;
} else if (refused.length > 0) {
  console.log("These packages have a licence that scripts/lib/licences/policy.mjs does not allow:");
  for (const line of refused.sort()) console.log(`  ${line}`);
  console.log("Use another package, or add the licence or an exception with its reason there.");
  process.exitCode = 1;
} else {
  console.log(`${packages.length} packages: ${countLicences(packages)}`);
}

function countLicences(all) {
  const counts = new Map();
  for (const licence of all.map(licenceOf)) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([licence, count]) => `${count} ${licence}`)
    .join(", ");
}
