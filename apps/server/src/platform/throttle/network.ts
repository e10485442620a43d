import { isIPv6 } from "node:net";

/**
 * What tries are counted by where only an address is known: an IPv4 address as it is, of an IPv6 address the first 64
 * bits. One household or machine has all the others to itself, and would never run out of addresses to try from.
 */
export function networkOf(address: string): string {
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = bare.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  // `::` stands for as many zeros as are missing; a dotted end takes the room of two groups.
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const taken = groups.length + last.length + (last.at(-1)?.includes(".") ? 1 : 0);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - taken }, () => "0");
  const whole = [...groups, ...zeros, ...last].slice(0, 4);
  return `${whole.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
