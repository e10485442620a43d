import type { SeatAsked } from "@yer/api/contract/bulk-moves";

/** Id of a row of the inbox: an application may ask one organisation at more than one step. */
export const rowOfSeat = ({ applicationId, stepId }: SeatAsked): string => `${applicationId} ${stepId}`;

/** The step that a row of the inbox stands for. */
export function seatOfRow(id: string): SeatAsked {
  const at = id.indexOf(" ");
  return { applicationId: id.slice(0, at), stepId: id.slice(at + 1) };
}
