declare module "*.py" {
  const source: string;
  // biome-ignore lint/style/noDefaultExport: a file imported as text has no other name
  export default source;
}
declare module "foothold:kernel" {
  const source: string;
  // biome-ignore lint/style/noDefaultExport: a file imported as text has no other name
  export default source;
}
