import { OutlineSketch } from "@yer/area-picker";
import { outlineArea, readOutline, writeOutline } from "@yer/area-picker/model";
import { Button, FormField, FormSection, Stack, TextArea, useFormValue } from "@yer/ui";
import { useDeferredValue, useMemo } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { useText } from "../../language/useText.js";
import type { FactsValues } from "./factsValues.js";
import type { FactsFormState, SectionProps } from "./FactsFormState.js";

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: var(--yer-space-4);
  align-items: start;
  textarea {
    font-family: var(--yer-font-mono, ui-monospace, monospace);
    font-size: var(--yer-font-size-sm);
    max-block-size: 320px;
  }
`;

const Empty = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 180px;
  padding: var(--yer-space-4);
  border: 1px dashed var(--yer-border-strong);
  border-radius: var(--yer-radius-md);
  color: var(--yer-text-muted);
  text-align: center;
`;

const Area = styled.output`
  font-weight: var(--yer-weight-semibold);
  font-variant-numeric: tabular-nums;
`;

/** What the pasted text draws, how large it is, and what can be mended by a press. */
function Drawn({ form, isReadOnly }: { form: FactsFormState; isReadOnly: boolean }) {
  const text = useText();
  const intl = useIntl();
  const pasted = useDeferredValue(useFormValue<FactsValues, "outline">("outline"));
  const total = useFormValue<FactsValues, "areas.total">("areas.total");
  const { outline, fault } = useMemo(() => readOutline(pasted), [pasted]);
  if (!outline || fault === "too-short") return <Empty>{text("form.outline.empty")}</Empty>;

  const area = Math.round(outlineArea(outline) * 100) / 100;
  function close(): void {
    if (!outline) return;
    const coordinates = outline.coordinates.map((ring) => {
      const [first] = ring;
      return first && String(first) !== String(ring.at(-1)) ? [...ring, first] : ring;
    });
    form.setValue("outline", writeOutline({ type: "Polygon", coordinates }), {
      shouldDirty: true,
      shouldValidate: true,
    });
  }
  function turn(): void {
    if (!outline) return;
    const coordinates = outline.coordinates.map((ring) => ring.map(([a, b]): [number, number] => [b, a]));
    form.setValue("outline", writeOutline({ type: "Polygon", coordinates }), {
      shouldDirty: true,
      shouldValidate: true,
    });
  }

  return (
    <Stack gap={2}>
      <OutlineSketch outline={outline} describe={(facts) => text("facts.outline.points", facts)} />
      {fault === "open" && !isReadOnly ? (
        <Button size="sm" onPress={close}>
          {text("form.outline.close")}
        </Button>
      ) : fault === "swapped" && !isReadOnly ? (
        <Button size="sm" onPress={turn}>
          {text("form.outline.turn")}
        </Button>
      ) : fault === undefined ? (
        <Stack direction="row" gap={2}>
          <Area>{text("form.outline.area", { area: intl.formatNumber(area) })}</Area>
          {isReadOnly || total === area || !form.getValues("areas") ? null : (
            <Button
              size="sm"
              variant="quiet"
              onPress={() => form.setValue("areas.total", area, { shouldDirty: true, shouldValidate: true })}
            >
              {text("form.outline.useArea")}
            </Button>
          )}
        </Stack>
      ) : null}
    </Stack>
  );
}

/** The outline, pasted as GeoJSON or WKT, with its sketch beside it. */
export function OutlineSection({ form, mayChange }: SectionProps) {
  const text = useText();
  const isReadOnly = !mayChange("/outline");
  return (
    <FormSection id="section-outline" title={text("facts.outline")} description={text("form.outline.hint")}>
      <div data-wide="">
        <Sides>
          <FormField<FactsValues, "outline"> name="outline">
            {(field) => (
              <TextArea
                {...field}
                label={text("form.outline.label")}
                rows={7}
                placeholder="POLYGON ((66.9597 39.6542, 66.9601 39.6542, …))"
                isReadOnly={isReadOnly}
              />
            )}
          </FormField>
          <Drawn form={form} isReadOnly={isReadOnly} />
        </Sides>
      </div>
    </FormSection>
  );
}
