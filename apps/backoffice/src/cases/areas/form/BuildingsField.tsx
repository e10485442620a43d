import { Button, IconButton, NumberField, PlusIcon, TextField, TrashIcon } from "@yer/ui";
import { styled } from "styled-components";
import { useAreaPageText } from "../page/area-page-texts.js";
import type { BuildingWritten } from "./area-values.js";

/** Most buildings of a plot; the contract's bound. */
const most = 30;
const blank: BuildingWritten = { name: "", yearBuilt: null, area: null, floors: null };

const List = styled.ol`
  display: grid;
  gap: var(--yer-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(160px, 2fr) repeat(3, minmax(88px, 1fr)) auto;
  gap: var(--yer-space-3);
  align-items: start;
  > :last-child {
    margin-block-start: 24px;
  }
  @container yer-form-section (max-width: 38rem) {
    grid-template-columns: repeat(3, 1fr);
    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
    > :last-child {
      margin: 0;
      justify-self: end;
    }
  }
`;

/** Props of {@link BuildingsField}. */
export interface BuildingsFieldProps {
  readonly value: readonly BuildingWritten[];
  readonly onChange: (value: readonly BuildingWritten[]) => void;
  /** What is wrong at a pointer into what is sent. */
  readonly errorAt: (pointer: `/${string}`) => string | undefined;
}

/** Buildings on the plot, as many as there are. */
export function BuildingsField({ value, onChange, errorAt }: BuildingsFieldProps) {
  const text = useAreaPageText();
  const change = (at: number, part: Partial<BuildingWritten>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <div data-wide="" id="field-buildings" data-field="buildings">
      <List>
        {value.map((building, at) => (
          // Buildings have no id of their own, and only the order tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <Item key={at}>
            <TextField
              label={text("form.building.name")}
              value={building.name}
              onChange={(name) => change(at, { name })}
              error={errorAt(`/buildings/${at}/name`)}
              isRequired
            />
            <NumberField
              label={text("form.building.year")}
              value={building.yearBuilt}
              onChange={(yearBuilt) => change(at, { yearBuilt })}
              error={errorAt(`/buildings/${at}/yearBuilt`)}
              isGrouped={false}
            />
            <NumberField
              label={text("word.areaInSquareMetres")}
              value={building.area}
              onChange={(area) => change(at, { area })}
              error={errorAt(`/buildings/${at}/area`)}
              fractionDigits={2}
            />
            <NumberField
              label={text("form.building.floors")}
              value={building.floors}
              onChange={(floors) => change(at, { floors })}
              error={errorAt(`/buildings/${at}/floors`)}
            />
            <IconButton
              icon={<TrashIcon />}
              aria-label={text("form.building.remove", { number: at + 1, name: building.name })}
              onPress={() => onChange(value.filter((_, index) => index !== at))}
            />
          </Item>
        ))}
      </List>
      <p>
        <Button
          icon={<PlusIcon />}
          disabledReason={value.length >= most ? text("fault.too-long") : undefined}
          onPress={() => onChange([...value, blank])}
        >
          {text("form.building.add")}
        </Button>
      </p>
    </div>
  );
}
