import type { AreaCause } from "@yer/api/contract/area-facts";
import { areaCauseCodes } from "@yer/api/contract/area-states";

/** How a cause is kept where a person's words would be: its code and the application's number. */
export function keptCause({ code, number }: AreaCause): string {
  return `${code} ${number}`;
}

// Before causes had codes their sentence was kept in Uzbek. Histories stay as they were written, so it is read for good.
const written = /^(?<number>\S+)-raqamli ish roʻyxatdan oʻtmay tugadi$/u;

/** The cause that a kept reason is; undefined where it is a person's words, or there is none. */
export function causeIn(reason: string | null): AreaCause | undefined {
  if (reason === null) return undefined;
  const worded = written.exec(reason)?.groups?.["number"];
  if (worded !== undefined) return { code: "ended_unregistered", number: worded };
  const [kept, number, ...more] = reason.split(" ");
  const code = areaCauseCodes.find((one) => one === kept);
  return code === undefined || number === undefined || more.length > 0 ? undefined : { code, number };
}
