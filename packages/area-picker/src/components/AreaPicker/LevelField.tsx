import { type ReactElement, type Ref, useMemo, useState } from "react";
import { type AreaLevel, areaLevels, type AreaPath, touches } from "../../model/area.js";
import { type AreaEntry, createAreaSearch } from "../../model/area-search.js";
import type { AreaLists } from "../../places/area-lists.js";
import { useAreaText } from "../../texts/use-area-text.js";
import { PlaceField } from "../PlaceField/PlaceField.js";
import type { PlaceListing } from "../PlaceField/place-listing.js";

/** The path down to the level above one. */
export function pathTo(path: AreaPath, level: AreaLevel): AreaPath {
  const cut: Record<AreaLevel, string | null> = { ...path };
  for (const lower of areaLevels.slice(areaLevels.indexOf(level))) cut[lower] = null;
  return cut;
}

/** The box of one level: places right under what is chosen above, found by typing. */
export function LevelField(props: {
  readonly level: AreaLevel;
  readonly path: AreaPath;
  readonly onChoose: (level: AreaLevel, code: string | null) => void;
  readonly lists: AreaLists;
  readonly territory: string;
  /** Whether what lies above it is chosen. */
  readonly isReachable: boolean;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  readonly disabledReason: string | undefined;
  readonly name: string | undefined;
  readonly error: string | undefined;
  readonly onBlur: (() => void) | undefined;
  readonly inputRef: Ref<HTMLInputElement> | undefined;
}): ReactElement {
  const { level, path, lists, territory, isReachable, onChoose } = props;
  const text = useAreaText();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const above = pathTo(path, level);
  const list = lists.read(above);
  const { places } = list;
  const code = path[level];
  const { region, district } = above;

  const search = useMemo(() => {
    const entries = places
      .filter((place) => level === "neighborhood" || touches(territory, place.code))
      .map(({ code: own, ...names }): AreaEntry => ({
        path: { region, district, neighborhood: null, [level]: own },
        ...names,
      }));
    return { entries, find: createAreaSearch(entries) };
  }, [places, level, territory, region, district]);
  const query = typed?.trim() ?? "";
  const content = useMemo(() => (query === "" ? search.entries : search.find(query)), [query, search]);
  const listing: PlaceListing = {
    state: isReachable ? list.state : "ready",
    count: content.length,
    optionAt: (index) => {
      const place = content[index];
      const own = place?.path[level];
      if (!place || own === undefined || own === null) return undefined;
      return { path: place.path, code: own, name: place.name, isChosen: own === code, leadsOn: false };
    },
    chosenAt: code === null ? -1 : content.findIndex(({ path: place }) => place[level] === code),
    withTrails: false,
    content,
    retry: () => lists.retry(above),
  };

  return (
    <PlaceField
      label={text(`area.${level}`)}
      {...(props.name === undefined ? {} : { name: props.name })}
      formValue={code ?? ""}
      error={props.error}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled || !isReachable}
      disabledReason={props.disabledReason}
      isReadOnly={props.isReadOnly}
      placeholder={
        !isReachable
          ? text(level === "district" ? "area.first.district" : "area.first.neighborhood")
          : text(list.state === "loading" ? "area.loading" : "area.choose")
      }
      chosenText={
        places.find((place) => place.code === code)?.name ?? lists.names(path)?.[areaLevels.indexOf(level)] ?? ""
      }
      typed={typed}
      onType={setTyped}
      isOpen={isOpen}
      onOpenChange={setOpen}
      listing={listing}
      onChoose={(option) => {
        onChoose(level, option.code);
        return "close";
      }}
      onClear={code === null ? undefined : () => onChoose(level, null)}
      onBlur={props.onBlur}
      inputRef={props.inputRef}
    />
  );
}
