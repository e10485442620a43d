import { type AreaPath, nowhere } from "@yer/area-picker/model";
import { type PlainAreaBasket, plainAreaBaskets } from "@yer/api/contract/area-states";
import type { BulkAreaMoveKey } from "@yer/api/contract/bulk-moves";
import type { OrganisationRef } from "@yer/api/contract/values";
import { useTheme } from "@yer/api/react";
import { NumberField, RadioGroup, Select, TextArea } from "@yer/ui";
import type { EndpointForm } from "../../../base/forms/endpoint-form.js";
import type { FactsValues } from "../../applications/form/facts-values.js";
import { FilesField } from "../../applications/form/FilesField.js";
import { basketLabel } from "../area-baskets.js";
import { useManyText } from "./many-texts.js";

/** What the moves ask of all their areas alike; each asks its own. */
export interface AreasWritten {
  readonly basket: PlainAreaBasket | null;
  readonly organisationId: string | null;
  readonly days: number | null;
  readonly note: string;
  readonly reason: string;
  readonly files: FactsValues["fileIds"];
  readonly place: AreaPath;
  readonly legalBasis: string | null;
  readonly foundOn: string | null;
}

/** Working days that an inspection is usually given. */
const usualDays = 15;

/** Values of the empty form. */
export const start: AreasWritten = {
  basket: null,
  organisationId: null,
  days: usualDays,
  note: "",
  reason: "",
  files: [],
  place: nowhere,
  legalBasis: null,
  foundOn: null,
};

/** The form of what many areas are given alike. */
export type ManyForm = EndpointForm<AreasWritten, keyof AreasWritten, AreasWritten, never>;

/** The basket that all of them are set aside in. */
export function BasketField({ field }: { readonly field: ReturnType<typeof choiceOf> }) {
  const text = useManyText();
  return (
    <RadioGroup
      {...field}
      items={plainAreaBaskets.map((id) => ({
        id,
        label: text(basketLabel(id)),
        description: text(`areaBasket.${id}.for`),
      }))}
      isRequired
    />
  );
}

const choiceOf = (form: ManyForm) => form.choice("basket");

/** Props of {@link SameForAreas}. */
export interface SameForAreasProps {
  readonly move: BulkAreaMoveKey;
  readonly form: ManyForm;
  /** Whom all of them can be sent to. */
  readonly inspections: readonly OrganisationRef[];
}

/** What is given to each of many areas alike. */
export function SameForAreas({ move, form, inspections }: SameForAreasProps) {
  const text = useManyText();
  const { locale } = useTheme();
  if (move === "area_send") {
    return (
      <>
        <Select
          {...form.choice("organisationId")}
          items={inspections.map(({ id, name }) => ({ id, label: name[locale] }))}
          isRequired
        />
        <NumberField {...form.field("days")} minValue={1} maxValue={120} isRequired width="sm" />
        <TextArea {...form.field("note")} description={text("many.hint")} isRequired />
      </>
    );
  }
  return (
    <>
      <TextArea {...form.field("reason")} description={text("many.hint")} isRequired />
      {move === "area_confirm" ? (
        <>
          <p>{text("many.document")}</p>
          <FilesField
            name="documentId"
            {...form.field("files")}
            maxFiles={1}
            onBlur={() => undefined}
            isReadOnly={false}
            isDisabled={false}
          />
        </>
      ) : null}
    </>
  );
}
