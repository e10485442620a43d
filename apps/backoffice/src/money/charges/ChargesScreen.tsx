import { chargeFlags } from "@yer/api/contract/charge-flags";
import { chargeBookings, chargesRegister, chargeStates } from "@yer/api/contract/charges";
import { addressOf } from "@yer/api/paths";
import { Link, WalletIcon } from "@yer/ui";
import { ChargeTags } from "../../cases/money/ChargeTags.js";
import { createRegister } from "../../registers/kit/create-register.js";
import { choice, choices, flag } from "../../registers/kit/declare-filters.js";
import { BookedTotals } from "./BookedTotals.js";
import { useChargesText, withChargesTexts } from "./charges-texts.js";
import { useReminders } from "./use-reminders.js";
import { chargeStateWords } from "../../cases/money/money-words.js";

/** `/cpayments`: charges over all applications, what is due first before the others. */
const ChargesScreen = createRegister(chargesRegister, {
  useText: useChargesText,
  title: "menu.cpayments",
  columns: ({ text }) => ({
    number: { width: 208 },
    state: {
      cell: (row) => <ChargeTags state={row.state} flags={row.flags} />,
      width: 120,
      tags: [
        ...chargeStates.map((state) => text(chargeStateWords[state])),
        ...chargeFlags.map((name) => text(`charges.flag.${name}`)),
      ],
    },
    due: { width: 120 },
    remaining: { minWidth: 148 },
    occupier: { minWidth: 144 },
    amount: { minWidth: 148 },
    paid: { minWidth: 148 },
    file: {
      cell: ({ application }) => (
        <Link href={addressOf("/application/:id", { id: application.id })}>{application.number}</Link>
      ),
      width: 176,
    },
  }),
  sort: { first: "deadline" },
  search: ({ text }) => ({ label: text("word.search"), hint: text("charges.search") }),
  filters: [
    choices("state", "word.state", chargeStates, (state) => chargeStateWords[state]),
    ...chargeFlags.map((name) => flag(name, `charges.flag.${name}`)),
    { kind: "place" },
    choice("booked", "charges.bookedWhat", chargeBookings, (id) => `charges.bookedWhat.${id}` as const),
    { kind: "dates", from: "from", to: "to", label: ({ text }) => text("charges.bookedOn") },
  ],
  href: ({ id }) => addressOf("/cpayment/:id", { id }),
  views: "/cpayments",
  file: {},
  empty: {
    icon: <WalletIcon size={32} />,
    title: "charges.none",
    text: "charges.none.text",
    narrowed: { text: "charges.none.narrowed" },
  },
  forbidden: "charges.forbidden",
  useActs: useReminders,
  Lead: BookedTotals,
});

export default withChargesTexts(ChargesScreen);
