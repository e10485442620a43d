import type { SettingKey } from "@yer/api/contract/setting-registry";
import type { SettingPage, SettingPlace } from "@yer/api/contract/settings";
import { matchesSearch } from "@yer/api/formats";
import { ComboBox, DataTable, type DataTableColumn, Stack, useDates } from "@yer/ui";
import { useMemo, useState } from "react";
import { useTerritories } from "../../base/place-choice/use-territories.js";
import { ChangeButton } from "./ChangeButton.js";
import { useSettingsText } from "./settings-texts.js";
import { useCovers } from "./use-covers.js";
import { valueInPlace } from "./value-in-words.js";

/** Props of {@link SettingPlaces}. */
export interface SettingPlacesProps {
  readonly page: SettingPage;
  /** Begins a new value in a territory. */
  readonly onChange: (territory: string) => void;
}

function useColumns(
  of: SettingKey,
  onChange: SettingPlacesProps["onChange"],
): readonly DataTableColumn<SettingPlace>[] {
  const text = useSettingsText();
  const dates = useDates();
  const { nameOf } = useTerritories();
  return useMemo(
    () => [
      {
        id: "place",
        header: text("people.territory"),
        isRowHeader: true,
        cell: ({ territory }) => nameOf(territory),
        width: 176,
      },
      {
        id: "value",
        header: text("settings.now"),
        cell: ({ territory, current }) => {
          const value = valueInPlace(text, of, current.value);
          return current.territory === territory
            ? value
            : text("settings.places.asIn", { value, place: nameOf(current.territory) });
        },
        minWidth: 176,
      },
      { id: "since", header: text("settings.places.since"), cell: ({ since }) => dates.short(since), width: 136 },
      {
        id: "next",
        header: text("settings.column.next"),
        cell: ({ upcoming: [next] }) =>
          next === undefined
            ? "—"
            : text("settings.next", {
                value: valueInPlace(text, of, next.value),
                start: dates.short(next.validFrom),
              }),
        width: 176,
      },
      {
        id: "change",
        header: text("settings.change"),
        cell: ({ territory }) => (
          <ChangeButton
            size="sm"
            territory={territory}
            onPress={() => onChange(territory)}
            aria-label={`${text("settings.change")}: ${nameOf(territory)}`}
          >
            {text("settings.change")}
          </ChangeButton>
        ),
        width: 152,
      },
    ],
    [text, dates, nameOf, of, onChange],
  );
}

/** What holds where and since when, the country first; and the way to give another place a value of its own. */
export function SettingPlaces({ page, onChange }: SettingPlacesProps) {
  const text = useSettingsText();
  const covers = useCovers();
  const { all } = useTerritories();
  const [chosen, setChosen] = useState<string | null>(null);
  const columns = useColumns(page.key, onChange);
  const rows = useMemo(() => [page, ...page.places], [page]);
  return (
    <Stack gap={4}>
      <p>{text("settings.scope.place")}</p>
      <DataTable
        aria-label={text("settings.tab.places")}
        columns={columns}
        rows={rows}
        rowId={({ territory }) => territory}
      />
      <ComboBox
        label={text("settings.places.choose")}
        description={text("settings.places.choose.text")}
        items={all.filter(({ id }) => id !== "17" && covers(id))}
        filter={matchesSearch}
        value={chosen}
        onChange={setChosen}
      />
      <div>
        <ChangeButton
          territory={chosen ?? undefined}
          onPress={() => {
            if (chosen !== null) onChange(chosen);
          }}
        >
          {text("settings.places.give")}
        </ChangeButton>
      </div>
    </Stack>
  );
}
