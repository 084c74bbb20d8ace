import { isIPv6 } from "node:net";
import { CLIENT_ADDRESS_HEADER } from "../../headers/client-address.ts";

/** The network of a request, under which limits count it. */
export function clientNetwork({ headers }: Pick<Request, "headers">): string {
  return networkOf(headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown");
}

/** Whoever has one IPv6 address has the 2^64 beside it, so they count as one. */
export function networkOf(address: string): string {
  const plain = address.split("%", 1)[0] ?? "";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  return isIPv6(plain) ? `${firstGroups(plain).join(":")}::/64` : address.slice(0, 100);
}

/** The first four of the eight groups, written out. */
function firstGroups(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  if (tail === undefined) return before.slice(0, 4).map(withoutZeros);
  const after = tail === "" ? [] : tail.split(":");
  // The last group may be an IPv4 address, which counts as two.
  const width = before.length + after.length + (after.at(-1)?.includes(".") ? 1 : 0);
  const zeros = Array.from({ length: 8 - width }, () => "0");
  return [...before, ...zeros, ...after].slice(0, 4).map(withoutZeros);
}

function withoutZeros(group: string): string {
  return Number.parseInt(group, 16).toString(16);
}
