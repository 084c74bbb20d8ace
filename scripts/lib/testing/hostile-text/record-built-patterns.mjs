// Loads the modules it is given and prints every regular expression that they build while loading.
const built = [];
let file = "";
const Original = globalThis.RegExp;
globalThis.RegExp = new Proxy(Original, {
  construct(target, args) {
    const made = Reflect.construct(target, args);
    built.push({ pattern: made.source, flags: made.flags, files: [file] });
    return made;
  },
});
for (const url of process.argv.slice(2)) {
  file = url.slice(url.indexOf("packages/"));
  await import(url);
}
console.log(JSON.stringify(built));
