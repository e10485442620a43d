import { bankDaysRegister, bankDayStates } from "@yer/api/contract/bank-days";
import { formatMoney } from "@yer/api/formats";
import { Stack, StatusTag, WalletIcon } from "@yer/ui";
import { useMemo } from "react";
import { createRegister } from "../../registers/kit/create-register.js";
import { choices } from "../../registers/kit/declare-filters.js";
import { withReceiptsTexts } from "../receipts/receipts-texts.js";
import { DayActs } from "./DayActs.js";
import { useDaysText, withDaysTexts } from "./days-texts.js";

const tones = { open: "info", closed: "success" } as const;

/** Days of bank accounts, the latest first; what is missing of each and what can be done with it stand in its row. */
const BankDaysRegister = createRegister(bankDaysRegister, {
  useText: useDaysText,
  isPart: true,
  own: ["view"],
  title: "receipts.tab.days",
  useMore: ({ refetch }) => useMemo(() => ({ refetch }), [refetch]),
  columns: ({ text, locale }, { refetch }) => ({
    day: { width: 112, align: "start", isRowHeader: true },
    account: { cell: ({ account: { name, number } }) => `${name} · ${number}`, minWidth: 160 },
    state: {
      cell: (day) => (
        <Stack gap={1}>
          <div>
            <StatusTag tone={tones[day.state]}>{text(`days.state.${day.state}`)}</StatusTag>
          </div>
          <DayActs day={day} onStale={refetch} />
        </Stack>
      ),
      width: 248,
    },
    total: {
      cell: ({ total }) => (total === null ? text("days.untold") : formatMoney(total, locale)),
      width: 176,
    },
    entered: { width: 176, narrow: "hidden" },
    unmatched: { width: 176 },
    aside: { width: 184, narrow: "hidden" },
    returned: { width: 152, narrow: "hidden" },
  }),
  filters: [
    choices("state", "word.state", bankDayStates, (id) => `days.state.${id}` as const),
    { kind: "dates", from: "from", to: "to", label: ({ text }) => text("word.day") },
  ],
  empty: {
    icon: <WalletIcon size={32} />,
    title: "days.empty",
    text: "days.empty.text",
    narrowed: { title: "days.empty.narrowed" },
  },
  forbidden: "days.forbidden",
});

export default withReceiptsTexts(withDaysTexts(BankDaysRegister));
