import { AreaPicker } from "@yer/area-picker";
import type { AreaMend } from "@yer/api/contract/area-facts";
import type { AreaMendFact } from "@yer/api/contract/area-faults";
import { legalBases } from "@yer/api/contract/legal-bases";
import { useSession } from "@yer/api/react";
import { DatePicker, Select } from "@yer/ui";
import { useAreaLoaders } from "../../applications/form/use-area-loaders.js";
import { useManyText } from "./many-texts.js";
import type { AreasWritten, ManyForm } from "./SameForAreas.js";

/** The value that is to mend a fact of all of them, once it is chosen. */
export function mendWritten(
  fact: AreaMendFact | undefined,
  { place, legalBasis, foundOn }: Pick<AreasWritten, "place" | "legalBasis" | "foundOn">,
): AreaMend | undefined {
  switch (fact) {
    case "neighborhoodId":
      return place.neighborhood === null ? undefined : { fact, value: place.neighborhood };
    case "legalBasis": {
      const value = legalBases.find((one) => String(one) === legalBasis);
      return value === undefined ? undefined : { fact, value };
    }
    case "foundOn":
      return foundOn === null ? undefined : { fact, value: foundOn };
    case undefined:
      return undefined;
  }
}

/** Props of {@link MendField}. */
export interface MendFieldProps {
  readonly fact: AreaMendFact;
  readonly form: ManyForm;
}

/** The value that all of them get. */
export function MendField({ fact, form }: MendFieldProps) {
  const text = useManyText();
  const { user } = useSession();
  const loaders = useAreaLoaders();
  if (fact === "legalBasis") {
    return (
      <Select
        {...form.choice("legalBasis")}
        items={legalBases.map((one) => ({ id: String(one), label: `${one}. ${text(`legalBasis.${one}`)}` }))}
        isRequired
      />
    );
  }
  if (fact === "foundOn") return <DatePicker {...form.field("foundOn")} isRequired />;
  return (
    <AreaPicker
      name="place"
      label={text("word.place")}
      value={form.values.place}
      onChange={(place) => form.change({ place })}
      error={form.field("place").error}
      loaders={loaders}
      territory={user?.territory ?? "17"}
      isRequired
    />
  );
}
