import { AreaPicker } from "@yer/area-picker";
import { codeOf } from "@yer/area-picker/model";
import { areaSources } from "@yer/api/contract/area-states";
import { legalBases } from "@yer/api/contract/legal-bases";
import { cadastreMask } from "@yer/api/formats";
import { useSession } from "@yer/api/react";
import { DatePicker, FormSection, MaskedField, NumberField, Select, TextField } from "@yer/ui";
import type { EndpointForm } from "../../../base/forms/endpoint-form.js";
import { useSharePlace } from "../../../base/place-choice/use-share-place.js";
import type { OutlineEditorProps } from "../../applications/form/OutlineEditor.js";
import { PlotOutline } from "../../applications/form/PlotOutline.js";
import { useAreaLoaders } from "../../applications/form/use-area-loaders.js";
import { useAreaPageText } from "../page/area-page-texts.js";
import type { AreaFieldPath } from "./use-area-form.js";
import type { AreaValues } from "./area-values.js";
import { BuildingsField } from "./BuildingsField.js";

const sizes = ["total", "built", "documented", "excess"] as const;

/** Props of {@link AreaFields}. */
export interface AreaFieldsProps {
  readonly form: Pick<
    EndpointForm<AreaValues, AreaFieldPath, unknown, never>,
    "values" | "change" | "field" | "choice" | "errorAt"
  >;
  /** The area that is corrected; none while it is entered. */
  readonly areaId?: string;
  /** The district it lies in for good; none while it is entered. */
  readonly district?: string;
  /** Where the map begins; none where that is the place's to say. */
  readonly around?: OutlineEditorProps["around"];
}

/** The fields of an area: the outline first, for it tells where the plot lies, then the place and the facts. */
export function AreaFields({ form, areaId, district, around }: AreaFieldsProps) {
  const text = useAreaPageText();
  const { user } = useSession();
  const loaders = useAreaLoaders();
  const sharePlace = useSharePlace();
  const { values, change, field, choice, errorAt } = form;
  const place = field("neighborhoodId");
  return (
    <>
      <FormSection title={text("facts.outline")} description={text("form.outline.hint")}>
        <div data-wide="">
          <PlotOutline
            name="outline"
            {...field("outline")}
            label={text("form.outline.label")}
            place={values.neighborhoodId}
            plotId={areaId}
            {...(around === undefined ? {} : { around })}
            total={values.sizes.total}
            onTake={(total) => change({ sizes: { ...values.sizes, total } })}
          />
        </div>
      </FormSection>
      <FormSection
        title={text("word.place")}
        description={text(district === undefined ? "areaForm.place" : "areaForm.place.fixed")}
      >
        <div data-wide="">
          <AreaPicker
            name="neighborhoodId"
            label={text("word.place")}
            isLabelHidden
            value={values.neighborhoodId}
            onChange={(next) => {
              change({ neighborhoodId: next });
              sharePlace(codeOf(next));
            }}
            error={place.error}
            loaders={loaders}
            territory={district ?? user?.territory ?? "17"}
            isRequired
            requiredDepth="district"
          />
        </div>
        <div data-wide="">
          <TextField name="address" {...field("address")} description={text("form.address.hint")} />
        </div>
      </FormSection>
      <FormSection title={text("facts.plot")} description={text("form.plot.hint")}>
        <div data-wide="">
          <Select
            name="legalBasis"
            {...choice("legalBasis")}
            items={legalBases.map((one) => ({ id: String(one), label: `${one}. ${text(`legalBasis.${one}`)}` }))}
            isClearable
          />
        </div>
        <div data-wide="">
          <MaskedField
            name="cadastreNumber"
            {...field("cadastreNumber")}
            description={text("form.cadastre.hint")}
            mask={cadastreMask}
            width="lg"
          />
        </div>
        <NumberField name="occupiedSince" {...field("occupiedSince")} isGrouped={false} width="xs" />
        {sizes.map((size) => (
          <NumberField key={size} name={`sizes.${size}`} {...field(`sizes.${size}`)} fractionDigits={2} width="md" />
        ))}
      </FormSection>
      <FormSection title={text("facts.buildings")} description={text("form.buildings.hint")}>
        <BuildingsField value={values.buildings} onChange={(buildings) => change({ buildings })} errorAt={errorAt} />
      </FormSection>
      <FormSection title={text("areaPage.found")}>
        <Select
          name="source"
          {...choice("source")}
          items={areaSources.map((one) => ({ id: one, label: text(`areaSource.${one}`) }))}
          isRequired
        />
        <DatePicker name="foundOn" {...field("foundOn")} width="md" />
        <div data-wide="">
          <TextField name="foundBy" {...field("foundBy")} />
        </div>
      </FormSection>
    </>
  );
}
