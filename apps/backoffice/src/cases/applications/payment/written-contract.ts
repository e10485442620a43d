import type { useApplicationText } from "../application-texts.js";
import type { FactsValues } from "../form/facts-values.js";

/** A contract of instalments as it is written into a form. */
export interface WrittenContract {
  readonly number: string;
  readonly signedOn: string | null;
  /** Uploads with the copy of the contract. */
  readonly files: FactsValues["fileIds"];
}

/** What nobody has written yet of a contract of today. */
export const contractOf = (today: string | null): WrittenContract => ({ number: "", signedOn: today, files: [] });

/** What its fields are called, and where the service finds fault with them. */
export const contractFields = (text: ReturnType<typeof useApplicationText>) => ({
  number: text("instalments.number"),
  signedOn: text("instalments.signed"),
  files: { label: text("instalments.file"), at: "/fileId" as const },
});

/** What is sent to the service for the typed contract. */
export const contractGiven = ({ number, signedOn, files }: WrittenContract) => ({
  number,
  signedOn: signedOn ?? "",
  fileId: files[0]?.id ?? null,
});

/** How its copy is asked for, wherever that is done. */
export const contractCopy = {
  name: "fileId",
  maxFiles: 1,
  onBlur: () => undefined,
  isReadOnly: false,
  isDisabled: false,
} as const;
