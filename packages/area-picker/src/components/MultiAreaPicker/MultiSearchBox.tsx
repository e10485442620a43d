import { Chips, focusLastChip, useDirection } from "@yer/ui";
import { type ReactElement, useMemo, useState } from "react";
import { type AreaPath, pathOf, republic } from "../../model/area.js";
import { codeOf, isSamePlace, withoutPlace, withPlace } from "../../model/area-path.js";
import { useAreaLists } from "../../places/use-area-lists.js";
import { useAreaText } from "../../texts/use-area-text.js";
import type { MultiAreaPickerProps } from "./multi-area-picker-props.js";
import { fieldProps, pathKey, placeText } from "../PlaceField/field-props.js";
import { PlaceField } from "../PlaceField/PlaceField.js";
import { useAreaListing } from "../PlaceField/use-area-listing.js";

/** Any number of places of any level, found in one field. Backspace in the empty field takes the last one away. */
export function MultiSearchBox(props: MultiAreaPickerProps): ReactElement {
  const { loaders, territory = republic, depth = "neighborhood", value, onChange } = props;
  const text = useAreaText();
  const back = useDirection() === "rtl" ? "ArrowRight" : "ArrowLeft";
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [begun] = useState(value);
  const top = useMemo(() => pathOf(territory), [territory]);
  const [inside, setInside] = useState<AreaPath>(top);
  // The list it opens with is fetched before it is opened.
  const lists = useAreaLists(loaders, [inside], value);
  const listing = useAreaListing({
    loaders,
    lists,
    territory,
    depth,
    typed,
    inside,
    chosen: value,
    isMultiple: true,
    onLeave: setInside,
  });
  const isFixed = props.isDisabled === true || props.isReadOnly === true;

  return (
    <PlaceField
      {...fieldProps(props)}
      formValue={value.map(codeOf).join(" ")}
      isMultiple
      placeholder={value.length === 0 ? text("area.search") : ""}
      chosenText=""
      typed={typed}
      onType={setTyped}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) setInside(top);
      }}
      listing={listing}
      onChoose={({ path, name, code, above }) => {
        if (above) lists.remember({ path, name, code, above });
        const isChosen = value.some((place) => isSamePlace(place, path));
        onChange(isChosen ? withoutPlace(value, path) : withPlace(value, path));
        return "stay";
      }}
      onEnter={({ path }) => setInside(path)}
      onReset={() => onChange(begun)}
      onClear={value.length === 0 ? undefined : () => onChange([])}
      before={
        value.length === 0 ? null : (
          <Chips
            label={`${props.label}: ${text("area.chosen")}`}
            options={value.map((path) => ({
              id: pathKey(path),
              label: placeText(lists.names(path)) || (codeOf(path) ?? ""),
            }))}
            isFixed={isFixed}
            onRemove={(id) => onChange(value.filter((path) => pathKey(path) !== id))}
          />
        )
      }
      onEmptyKey={(key, input) => {
        if (isFixed || value.length === 0) return false;
        if (key === "Backspace") {
          onChange(value.slice(0, -1));
          return true;
        }
        return key === back && !isOpen && focusLastChip(input);
      }}
    />
  );
}
