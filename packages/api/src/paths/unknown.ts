/** Marks an address nobody knows as asked by a member of staff, whose session no request for a page carries. */
const mark = "staff";

/** Whether the query of an unknown address says that a member of staff asked: the back office answers it. */
export function askedByStaff(query: string): boolean {
  return new URLSearchParams(query).has(mark);
}

/** An address as a browser's `location` tells it. */
interface Asked {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The same address, unknown as it is, as a member of staff asks for it: the path, its query and fragment kept. */
export function asStaffAsk({ pathname, search, hash }: Asked): string {
  const query = new URLSearchParams(search);
  query.set(mark, "");
  return `${pathname}?${query}${hash}`;
}
