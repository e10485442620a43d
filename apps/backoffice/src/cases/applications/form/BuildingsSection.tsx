import { Button, focusField, FormSection, IconButton, NumberField, PlusIcon, TextField, TrashIcon } from "@yer/ui";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { useText } from "../../../base/language/use-text.js";
import { FactsField, useFactsValue } from "./facts-fields.js";
import { blankBuilding, type FactsValues } from "./facts-values.js";
import type { SectionProps } from "./facts-form-state.js";

/** Most buildings of an application; the contract's bound. */
const most = 30;

const List = styled.ol`
  display: grid;
  gap: var(--yer-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  &:not([data-empty]) + p {
    margin-block-start: var(--yer-space-3);
  }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(160px, 2fr) repeat(3, minmax(88px, 1fr)) auto;
  gap: var(--yer-space-3);
  align-items: start;
  padding: var(--yer-space-3);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  > :last-child {
    margin-block-start: 24px;
  }
  @container yer-form-section (max-width: 38rem) {
    grid-template-columns: repeat(3, 1fr);
    > :first-child {
      grid-column: 1 / -1;
    }
    > :last-child {
      grid-column: 1 / -1;
      margin: 0;
      justify-self: end;
    }
  }
`;

/** Buildings on the plot, as many as there are. */
export function BuildingsSection({ form, mayChange }: SectionProps) {
  const text = useText();
  const buildings = useFactsValue("buildings");
  const isReadOnly = !mayChange("/buildings");
  const [added, setAdded] = useState<number>();

  useEffect(() => {
    if (added !== undefined) focusField(`buildings.${added}.name`);
  }, [added]);

  function set(next: FactsValues["buildings"]): void {
    form.clearErrors("buildings");
    form.setValue("buildings", next, { shouldDirty: true });
  }

  return (
    <FormSection id="section-buildings" title={text("facts.buildings")} description={text("form.buildings.hint")}>
      <div data-wide="" id="field-buildings" data-field="buildings">
        <List data-empty={buildings.length === 0 || undefined}>
          {buildings.map((building, index) => (
            // Buildings have no id of their own, and only the order tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <Item key={index}>
              <FactsField name={`buildings.${index}.name`}>
                {(field) => (
                  <TextField {...field} label={text("form.building.name")} isRequired isReadOnly={isReadOnly} />
                )}
              </FactsField>
              <FactsField name={`buildings.${index}.yearBuilt`}>
                {(field) => (
                  <NumberField
                    {...field}
                    label={text("form.building.year")}
                    isGrouped={false}
                    isReadOnly={isReadOnly}
                  />
                )}
              </FactsField>
              <FactsField name={`buildings.${index}.area`}>
                {(field) => (
                  <NumberField
                    {...field}
                    label={text("word.areaInSquareMetres")}
                    fractionDigits={2}
                    isReadOnly={isReadOnly}
                  />
                )}
              </FactsField>
              <FactsField name={`buildings.${index}.floors`}>
                {(field) => <NumberField {...field} label={text("form.building.floors")} isReadOnly={isReadOnly} />}
              </FactsField>
              {isReadOnly ? null : (
                <IconButton
                  icon={<TrashIcon />}
                  aria-label={text("form.building.remove", { number: index + 1, name: building.name })}
                  onPress={() => set(buildings.filter((_, at) => at !== index))}
                />
              )}
            </Item>
          ))}
        </List>
        {isReadOnly || buildings.length >= most ? null : (
          <p>
            <Button
              icon={<PlusIcon />}
              onPress={() => {
                set([...buildings, { ...blankBuilding }]);
                setAdded(buildings.length);
              }}
            >
              {text("form.building.add")}
            </Button>
          </p>
        )}
      </div>
    </FormSection>
  );
}
