import { type ReactElement, useMemo, useState } from "react";
import { type AreaPath, limitedTo, pathOf, republic } from "../../model/area.js";
import { codeOf, depthOf, isSamePlace, pathAbove } from "../../model/area-path.js";
import { useAreaLists } from "../../places/use-area-lists.js";
import { useAreaText } from "../../texts/use-area-text.js";
import type { AreaPickerProps } from "./area-picker-props.js";
import { fieldProps, pathKey, placeText } from "../PlaceField/field-props.js";
import { PlaceField } from "../PlaceField/PlaceField.js";
import { useAreaListing } from "../PlaceField/use-area-listing.js";

/** One place, found in one field over all levels. A place that holds others is chosen and leads on to them. */
export function SearchBox(props: AreaPickerProps): ReactElement {
  const { loaders, territory = republic, depth = "neighborhood", onChange } = props;
  const text = useAreaText();
  const value = useMemo(() => limitedTo(territory, props.value), [territory, props.value]);
  const top = useMemo(() => pathOf(territory), [territory]);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [begun] = useState(props.value);
  /** The place whose list is shown, where that was asked for; it holds for one value only. */
  const [entered, setEntered] = useState<{ readonly at: AreaPath; readonly value: string }>();

  const isEmptied = typed !== null && typed.trim() === "";
  const inside = useMemo(() => {
    if (isEmptied) return top;
    if (entered?.value === pathKey(value)) return entered.at;
    return depthOf(value) === depth ? pathAbove(value) : value;
  }, [isEmptied, entered, value, depth, top]);
  const enter = (at: AreaPath): void => setEntered({ at, value: pathKey(value) });
  // The list it opens with is fetched before it is opened.
  const lists = useAreaLists(loaders, [inside], [value]);
  const chosen = useMemo(() => [value], [value]);
  const isNothing = isSamePlace(value, top);

  const listing = useAreaListing({
    loaders,
    lists,
    territory,
    depth,
    typed,
    inside,
    chosen: isNothing ? none : chosen,
    isMultiple: false,
    onLeave: enter,
  });

  return (
    <PlaceField
      {...fieldProps(props)}
      formValue={codeOf(value) ?? ""}
      placeholder={text("area.search")}
      chosenText={isNothing && depthOf(top) !== depth ? "" : placeText(lists.names(value))}
      typed={typed}
      onType={setTyped}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) setEntered(undefined);
      }}
      listing={listing}
      onChoose={({ path, name, code, above, leadsOn }) => {
        if (above) lists.remember({ path, name, code, above });
        setEntered(undefined);
        if (!isSamePlace(path, value)) onChange(path);
        return leadsOn ? "stay" : "close";
      }}
      onEnter={({ path }) => enter(path)}
      onReset={() => onChange(begun)}
      onClear={isNothing ? undefined : () => onChange(top)}
    />
  );
}

const none: readonly AreaPath[] = [];
