import { bankDaysRegister, bankDayStates } from "@yer/api/contract/bank-days";
import { Stack, StatusTag, WalletIcon } from "@yer/ui";
import { useMemo } from "react";
import { styled } from "styled-components";
import { createRegister } from "../../registers/kit/create-register.js";
import { choices } from "../../registers/kit/declare-filters.js";
import { withReceiptsTexts } from "../receipts/receipts-texts.js";
import { DayActs } from "./DayActs.js";
import { DaySum } from "./DaySum.js";
import { useDaysText, withDaysTexts } from "./days-texts.js";

const Digits = styled.span`
  display: block;
  white-space: nowrap;
  font-size: var(--yer-font-size-sm);
  font-variant-numeric: tabular-nums;
`;

/** Five sums stand side by side in a view of 1440 px: the unit goes below the number. */
const sumLook = { width: 124, wraps: true } as const;

const tones = { open: "info", closed: "success" } as const;

/** Days of bank accounts, the latest first; what is missing of each and what can be done with it stand in its row. */
const BankDaysRegister = createRegister(bankDaysRegister, {
  useText: useDaysText,
  isPart: true,
  own: ["view"],
  title: "receipts.tab.days",
  useMore: ({ refetch }) => useMemo(() => ({ refetch }), [refetch]),
  columns: ({ text }, { refetch }) => ({
    day: { width: 112, align: "start", isRowHeader: true },
    account: {
      // All digits of its number are seen: by them it is laid beside the bank's paper.
      cell: ({ account: { name, number } }) => (
        <span>
          {name}
          <Digits>{number}</Digits>
        </span>
      ),
      width: 190,
      wraps: true,
    },
    state: {
      cell: (day) => (
        <Stack gap={1}>
          <div>
            <StatusTag tone={tones[day.state]}>{text(`days.state.${day.state}`)}</StatusTag>
          </div>
          <DayActs day={day} onStale={refetch} />
        </Stack>
      ),
      width: 200,
      wraps: true,
    },
    total: {
      cell: ({ total }) => (total === null ? text("days.untold") : <DaySum tiyin={total} />),
      ...sumLook,
    },
    entered: { cell: ({ entered }) => <DaySum tiyin={entered} />, ...sumLook },
    unmatched: { cell: ({ unmatched }) => <DaySum tiyin={unmatched} />, ...sumLook },
    aside: { cell: ({ aside }) => <DaySum tiyin={aside} />, ...sumLook },
    returned: { cell: ({ returned }) => <DaySum tiyin={returned} />, ...sumLook },
  }),
  filters: [
    choices("state", "word.state", bankDayStates, (id) => `days.state.${id}` as const),
    { kind: "dates", from: "from", to: "to", label: ({ text }) => text("word.day") },
  ],
  file: {},
  empty: {
    icon: <WalletIcon size={32} />,
    title: "days.empty",
    text: "days.empty.text",
    narrowed: { title: "days.empty.narrowed" },
  },
  forbidden: "days.forbidden",
});

export default withReceiptsTexts(withDaysTexts(BankDaysRegister));
