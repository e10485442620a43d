import { isSettingKey, settingGroups, settingRegistry } from "@yer/api/contract/setting-registry";
import { settingsRegister } from "@yer/api/contract/settings";
import { matchesSearch } from "@yer/api/formats";
import { StatusTag } from "@yer/ui";
import { createRegister } from "../../registers/kit/create-register.js";
import { choice } from "../../registers/kit/declare-filters.js";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { SettingDrawer } from "./SettingDrawer.js";
import { useSettingsText } from "./settings-texts.js";
import { valueInWords } from "./value-in-words.js";

function Opened({ register: { opened, open } }: { readonly register: RegisterState<typeof settingsRegister> }) {
  const key = opened("open") ?? "";
  return isSettingKey(key) ? <SettingDrawer key={key} of={key} onClose={() => open({ open: undefined })} /> : null;
}

const groups = settingGroups.filter((one) => Object.values(settingRegistry).some(({ group }) => group === one));

/** All settings with their values now, sought by words and narrowed by group. */
export const SettingsRegister = createRegister(settingsRegister, {
  useText: useSettingsText,
  isPart: true,
  own: ["tab"],
  title: "menu.allsetting",
  columns: ({ text, dates }) => ({
    name: { cell: ({ key }) => text(`settings.name.${key}`), minWidth: 240 },
    group: { cell: ({ key }) => text(`settings.group.${settingRegistry[key].group}`), width: 144 },
    value: {
      cell: ({ key, current, places }) => {
        const value = valueInWords(text, key, current.value);
        const count = places.filter((place) => place.current.territory === place.territory).length;
        return count === 0 ? value : text("settings.places.count", { value, count });
      },
      width: 240,
    },
    since: {
      cell: ({ current }) => dates.short(current.validFrom),
      sortValue: ({ current }) => current.validFrom,
      width: 136,
    },
    next: {
      cell: ({ key, upcoming: [next] }) =>
        next === undefined
          ? "—"
          : text("settings.next", {
              value: valueInWords(text, key, next.value),
              start: dates.short(next.validFrom),
            }),
      width: 192,
    },
    proposals: {
      cell: ({ openProposals }) =>
        openProposals === 0 ? "—" : <StatusTag tone="warning">{String(openProposals)}</StatusTag>,
      text: ({ openProposals }) => String(openProposals),
      sortValue: ({ openProposals }) => openProposals,
      width: 148,
    },
  }),
  rowId: ({ key }) => key,
  search: ({ text }) => ({ label: text("settings.search") }),
  filters: [choice("group", "settings.group", groups, (group) => `settings.group.${group}` as const)],
  sift: (rows, { search = "", group }, { text }) =>
    rows.filter(
      ({ key }) =>
        (group === undefined || settingRegistry[key].group === group) &&
        matchesSearch(`${text(`settings.name.${key}`)} ${text(`settings.meaning.${key}`)} ${key}`, search),
    ),
  opens: { names: ["open"], of: ({ key }) => ({ open: key }) },
  empty: { title: "settings.empty" },
  forbidden: "settings.forbidden",
  Beside: Opened,
});
