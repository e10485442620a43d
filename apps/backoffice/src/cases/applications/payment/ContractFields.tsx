import type { FieldBound } from "../../../base/forms/endpoint-form.js";
import { NumberAndDay, type NumberAndDayProps } from "../../../base/screen/NumberAndDay.js";
import type { useApplicationText } from "../application-texts.js";
import type { FactsValues } from "../form/facts-values.js";
import { FilesField } from "../form/FilesField.js";

/** A contract of instalments as it is written into a form. */
export interface WrittenContract {
  readonly number: string;
  readonly signedOn: string | null;
  /** Its copy. */
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

/** What the service is told of it. */
export const contractGiven = ({ number, signedOn, files }: WrittenContract) => ({
  number,
  signedOn: signedOn ?? "",
  fileId: files[0]?.id ?? null,
});

/** The contract by which instalments are agreed, wherever that is done: its number, its day and its copy. */
export function ContractFields({
  number,
  day,
  files,
}: NumberAndDayProps & { readonly files: FieldBound<WrittenContract["files"]> }) {
  return (
    <>
      <NumberAndDay number={number} day={day} />
      <FilesField
        name="fileId"
        {...files}
        maxFiles={1}
        onBlur={() => undefined}
        isReadOnly={false}
        isDisabled={false}
      />
    </>
  );
}
