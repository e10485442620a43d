import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";

/** Header by which a request is known: a proxy in front names it, every answer says it. */
export const requestIdHeader = "x-request-id";

/** What a proxy may call a request: nothing that could be more than a word in a log, a header or a sentence. */
const named = /^[\da-z](?:[\da-z-]{6,62})[\da-z]$/i;

/** 48 random bits in three groups of four: short enough to be read out on the telephone. */
function freshId(): string {
  const hex = randomBytes(6).toString("hex");
  return `${hex.slice(0, 4)}-${hex.slice(4, 8)}-${hex.slice(8)}`;
}

function addressesAmong(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = "", bits] = proxy.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/**
 * Gives each request its id. One that a proxy made is taken from the proxies of the settings only: a caller cannot
 * choose what stands in the log, nor give out another's id as its own.
 *
 * @param proxies addresses or networks (CIDR)
 */
export function requestIds(proxies: readonly string[] = []): (request: IncomingMessage) => string {
  const trusted = addressesAmong(proxies);
  return ({ headers, socket: { remoteAddress = "" } }) => {
    const given = headers[requestIdHeader];
    if (typeof given !== "string" || !named.test(given)) return freshId();
    return trusted.check(remoteAddress, isIPv6(remoteAddress) ? "ipv6" : "ipv4") ? given : freshId();
  };
}
