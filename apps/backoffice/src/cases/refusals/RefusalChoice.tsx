import { refusalReasons } from "@yer/api/contract/refusal-reasons";
import { Select, type SelectProps } from "@yer/ui";
import { useRefusalText } from "./refusal-texts.js";

type Field = Pick<SelectProps, "label" | "value" | "error"> & { readonly onChange: (reason: string) => void };

/** Why an application is refused, by its code: chosen beside the words that say it of this one. */
export function RefusalChoice(field: Field) {
  const text = useRefusalText();
  return <Select {...field} isRequired items={refusalReasons.map((id) => ({ id, label: text(`refusal.${id}`) }))} />;
}
