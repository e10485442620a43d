import type { Lease } from "@yer/api/contract/conclusion-seat";

/** What is said of who holds an organisation's conclusion: the text, and the name and moment it needs. */
export interface SeatSentence {
  readonly id: "seat.free" | "seat.given" | "seat.mine" | "seat.held" | "seat.waits";
  readonly name: string;
  readonly at: string;
}

/**
 * Who holds an organisation's conclusion, by its lease and by what it has concluded already: a conclusion that is given
 * is nobody's to write, and is not said to be waiting for somebody.
 * @param givenAt when the organisation concluded last at this step; `null`: not yet
 */
export function seatSentence(lease: Lease | null, givenAt: string | null): SeatSentence {
  const isFree = lease === null || (!lease.live && lease.mine);
  if (isFree)
    return givenAt === null ? { id: "seat.free", name: "", at: "" } : { id: "seat.given", name: "", at: givenAt };
  const held = { name: lease.holder.name, at: lease.until };
  if (lease.live) return { id: lease.mine ? "seat.mine" : "seat.held", ...held };
  return { id: "seat.waits", ...held };
}
