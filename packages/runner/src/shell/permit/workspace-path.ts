/** Where the workspace's files stand in the shell. */
export const WORKSPACE = "/workspace";

/** The path below the workspace that an argument names, or null where it leads out of it. */
export function workspacePath(text: string): string | null {
  const parts: string[] = [];
  const whole = text.startsWith("/") ? text : `${WORKSPACE}/${text}`;
  for (const part of whole.split("/")) {
    if (part === "" || part === ".") continue;
    if (part === "..") parts.pop();
    else parts.push(part);
  }
  const [root, ...rest] = parts;
  return root === WORKSPACE.slice(1) && rest.length > 0 ? rest.join("/") : null;
}
