/** What stands on an objector's receipt: the file's number and which of its objections it is. */
export function objectionNumber(file: string, sequence: number): string {
  return `${file}-E${sequence}`;
}

/** Number of a complaint, as its receipt has it. */
export function complaintNumber(file: string, sequence: number): string {
  return `${file}-S${sequence}`;
}
