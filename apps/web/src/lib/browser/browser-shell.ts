export { createBrowserShell } from "@foothold/runner/browser";
