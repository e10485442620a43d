import { type ApplicationQuery, applicationsRegister } from "@yer/api/contract/application-register";
import { askedIn } from "@yer/api/contract/register";
import { type StatusKey, statusOfPath } from "@yer/api/contract/statuses";
import { addressOf } from "@yer/api/paths";
import { ahead, trailIn, withTrail } from "../../../registers/kit/trail.js";

/** The list of a status that an application was opened from. */
export interface Queue {
  readonly status: StatusKey;
  /** Its address, page and filters included. */
  readonly href: string;
  /** What its list is asked for that page. */
  readonly query: ApplicationQuery;
}

const ofStatus = /^\/applications\/(\w+)$/;

/** The address of an application that knows the list it is opened from: the list stands in it, as it stood. */
export function hrefInQueue(id: string, list: string): string {
  return `${addressOf("/application/:id", { id })}?${new URLSearchParams({ list }).toString()}`;
}

/** The list of an address on the page behind the one that is told: its cursor, and how many rows stand before it. */
export function pageAfter(list: string, after: string, rows: number): string {
  const [path = "", search = ""] = list.split("?");
  const asked = new URLSearchParams(search);
  return `${path}?${withTrail(asked, ahead(trailIn(asked), after, rows)).toString()}`;
}

/** The list that an address tells; undefined where it tells none, or anything but a register of a status. */
export function queueIn(params: URLSearchParams): Queue | undefined {
  const href = params.get("list") ?? "";
  const [path = "", search = ""] = href.split("?");
  const status = statusOfPath(ofStatus.exec(path)?.[1] ?? "");
  if (status === undefined) return undefined;
  const asked = new URLSearchParams(search);
  const after = trailIn(asked).at(-1)?.after;
  return {
    status,
    href,
    query: {
      ...askedIn(applicationsRegister, asked),
      status: [status],
      ...(after === undefined ? {} : { after }),
    },
  };
}
