/** What stands on an objector's receipt: the application's number and which of its objections it is. */
export function objectionNumber(file: string, sequence: number): string {
  return `${file}-E${sequence}`;
}

/** Number of a complaint, as its receipt has it. */
export function complaintNumber(file: string, sequence: number): string {
  return `${file}-S${sequence}`;
}

/** The file and the complaint about it that a number asks for; `undefined` where it is no complaint's. */
export function complaintOf(number: string): { readonly file: string; readonly sequence: number } | undefined {
  const [, file, sequence] = /^(.+)-S(\d+)$/.exec(number) ?? [];
  return file === undefined ? undefined : { file, sequence: Number(sequence) };
}
