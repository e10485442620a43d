import type { Endpoint } from "@yer/api/contract/endpoint";

function within(value: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (held, name) => (typeof held === "object" && held !== null ? (held as Record<string, unknown>)[name] : undefined),
    value,
  );
}

/** The path below the prefix of what a call has made; undefined of a call that makes nothing with an address. */
export function createdAt({ id, creates }: Endpoint, params: unknown, reply: unknown): string | undefined {
  return creates?.replace(/\{([\w.]+)\}/g, (_, name: string) => {
    const names = name.split(".");
    const part = names[0] === "params" ? within(params, names.slice(1)) : within(reply, names);
    if (typeof part !== "string" && typeof part !== "number")
      throw new Error(`The reply of ${id} says no ${name}, of which its Location is made.`);
    return encodeURIComponent(part);
  });
}
