import { isLegalBasis } from "@yer/api/contract/tiles";
import type { useText } from "../../base/language/use-text.js";
import { Said } from "./Said.js";

/** A column of grounds: their number to the eye, their words to a reader and under the pointer. */
export function basisColumn(text: ReturnType<typeof useText>, width: number) {
  return {
    cell: ({ legalBasis }: { readonly legalBasis: number | null }) =>
      legalBasis !== null && isLegalBasis(legalBasis) ? (
        <Said words={text(`legalBasis.${legalBasis}`)}>{legalBasis}</Said>
      ) : (
        "—"
      ),
    width,
    align: "end",
  } as const;
}
