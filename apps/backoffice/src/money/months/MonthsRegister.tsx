import { moneyMonthsRegister, moneyMonthStates } from "@yer/api/contract/money-months";
import { CalendarIcon, StatusTag } from "@yer/ui";
import { useMemo } from "react";
import { createRegister } from "../../registers/kit/create-register.js";
import { choices } from "../../registers/kit/declare-filters.js";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { MonthDrawer } from "./MonthDrawer.js";
import { useMonthsText, withMonthsTexts } from "./months-texts.js";
import { useMonthWords } from "./use-month-words.js";

const tones = { open: "info", proposed: "warning", closed: "success" } as const;

function Opened({ register: { opened, open } }: { readonly register: RegisterState<typeof moneyMonthsRegister> }) {
  const [region, month] = opened("month")?.split(".") ?? [];
  if (region === undefined || month === undefined) return null;
  return <MonthDrawer key={`${region}.${month}`} of={{ region, month }} onClose={() => open({ month: undefined })} />;
}

/** Months of the regions' books, the latest first; each opens what must hold before it is closed. */
const MonthsRegister = createRegister(moneyMonthsRegister, {
  useText: useMonthsText,
  isPart: true,
  own: ["view"],
  title: "months.title",
  rowId: ({ region, month }) => `${region.soato}.${month}`,
  useMore: () => {
    const say = useMonthWords();
    return useMemo(() => ({ say }), [say]);
  },
  columns: ({ text, dates }, { say }) => ({
    month: { cell: ({ month }) => say(month), isRowHeader: true, minWidth: 160 },
    region: { minWidth: 180 },
    state: {
      cell: ({ state }) => <StatusTag tone={tones[state]}>{text(`months.state.${state}`)}</StatusTag>,
      width: 216,
    },
    proposed: {
      cell: ({ proposedBy: by, proposedAt: at }) => (by === null || at === null ? "—" : `${by}, ${dates.short(at)}`),
      minWidth: 200,
    },
    closed: {
      cell: ({ closedBy: by, closedAt: at }) => (by === null || at === null ? "—" : `${by}, ${dates.short(at)}`),
      minWidth: 200,
    },
  }),
  filters: [choices("state", "word.state", moneyMonthStates, (id) => `months.state.${id}` as const)],
  opens: { names: ["month"], of: ({ region, month }) => ({ month: `${region.soato}.${month}` }) },
  file: {},
  empty: {
    icon: <CalendarIcon size={32} />,
    title: "months.empty",
    text: "months.empty.none",
    narrowed: { text: "months.empty.filtered" },
  },
  forbidden: "months.forbidden",
  Beside: Opened,
});

export default withMonthsTexts(MonthsRegister);
