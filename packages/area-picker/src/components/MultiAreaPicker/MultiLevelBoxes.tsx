import { Button, Chips, PlusIcon, useRootProps } from "@yer/ui";
import { type ReactElement, useMemo, useRef, useState } from "react";
import { styled } from "styled-components";
import { type AreaPath, limitedTo, nowhere, pathOf, republic } from "../../model/area.js";
import { codeOf, containsPath, isSamePlace, withPlace } from "../../model/area-path.js";
import { useAreaLists } from "../../places/use-area-lists.js";
import { useAreaText } from "../../texts/use-area-text.js";
import type { MultiAreaPickerProps } from "./multi-area-picker-props.js";
import { pathKey, placeText } from "../PlaceField/field-props.js";
import { useFormReset } from "../PlaceField/use-form-reset.js";
import { LevelBoxes } from "../AreaPicker/LevelBoxes.js";

const Whole = styled.div`
  display: grid;
  gap: var(--yer-space-2);
`;
const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-1);
`;

/** Any number of places, each chosen level by level and then added to the others. A place of any level can be added. */
export function MultiLevelBoxes(props: MultiAreaPickerProps): ReactElement {
  const { loaders, territory = republic, value, onChange, ...rest } = props;
  const text = useAreaText();
  const [draft, setDraft] = useState<AreaPath>(nowhere);
  const whole = useRef<HTMLDivElement>(null);
  const [begun] = useState(value);
  useFormReset(whole, () => onChange(begun));
  const place = useMemo(() => limitedTo(territory, draft), [territory, draft]);
  const lists = useAreaLists(loaders, [], value);
  const isLocked = props.isDisabled === true || props.isReadOnly === true;
  const isNothing = isSamePlace(place, pathOf(territory));
  const isThere = value.some((other) => containsPath(other, place));
  const given = useRootProps(props, { ref: whole });

  return (
    <Whole {...given} data-field={props.name ?? ""}>
      <LevelBoxes
        {...rest}
        loaders={loaders}
        territory={territory}
        value={draft}
        onChange={setDraft}
        isRequired={false}
        after={
          <div>
            <Button
              icon={<PlusIcon />}
              isDisabled={isLocked || isNothing || isThere}
              onPress={() => {
                onChange(withPlace(value, place));
                setDraft(nowhere);
              }}
            >
              {text("area.add")}
            </Button>
          </div>
        }
      />
      {value.length === 0 ? null : (
        <Chosen>
          <Chips
            label={`${props.label}: ${text("area.chosen")}`}
            options={value.map((path) => ({
              id: pathKey(path),
              label: placeText(lists.names(path)) || (codeOf(path) ?? ""),
            }))}
            isFixed={isLocked}
            onRemove={(id) => onChange(value.filter((path) => pathKey(path) !== id))}
          />
        </Chosen>
      )}
    </Whole>
  );
}
