/**
 * The licences that Foothold may be built from and shipped with. Add one when a dependency needs it and you have read
 * it.
 */
export const allowedLicences = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "ISC",
  "MIT",
  "MPL-2.0",
  "Unlicense",
];

/** An additional licence for the named packages, and why. `NONE` is the licence of a package that declares none. */
export const exceptions = [
  {
    packages: /^@img\/sharp-/,
    licence: "LGPL-3.0-or-later",
    reason:
      "libvips, a shared library that Next.js's optional sharp loads: unchanged, replaceable, apart from our code",
  },
];
