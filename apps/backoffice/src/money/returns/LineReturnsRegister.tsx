import { lineReturnsRegister } from "@yer/api/contract/line-returns";
import { refundStates } from "@yer/api/contract/refunds";
import { StatusTag, WalletIcon } from "@yer/ui";
import { withMoneyTexts } from "../../cases/money/money-texts.js";
import { moneyTones } from "../../cases/money/money-tones.js";
import { createRegister } from "../../registers/kit/create-register.js";
import { choices } from "../../registers/kit/declare-filters.js";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { ReturnDrawer } from "./ReturnDrawer.js";
import { useReturnsText, withReturnsTexts } from "./returns-texts.js";

function Opened({ register: { opened, open } }: { readonly register: RegisterState<typeof lineReturnsRegister> }) {
  const id = opened("return");
  return id ? <ReturnDrawer key={id} id={id} onClose={() => open({ return: undefined })} /> : null;
}

/** Returns of what was set aside of banks' lines, the latest first; each opens what can be done about it. */
const LineReturnsRegister = createRegister(lineReturnsRegister, {
  useText: useReturnsText,
  isPart: true,
  own: ["view"],
  title: "returns.title",
  columns: ({ text }) => ({
    payee: { cell: ({ payee }) => payee.name, isRowHeader: true, minWidth: 180 },
    document: { cell: ({ line: { document } }) => document, width: 152 },
    amount: { width: 176 },
    state: {
      cell: ({ state }) => <StatusTag tone={moneyTones[state]}>{text(`money.state.${state}`)}</StatusTag>,
      width: 200,
    },
    order: { cell: ({ order }) => order?.number ?? "—", width: 216 },
    at: { width: 120 },
  }),
  filters: [choices("state", "word.state", refundStates, (id) => `money.state.${id}` as const)],
  opens: { names: ["return"], of: ({ id }) => ({ return: id }) },
  empty: {
    icon: <WalletIcon size={32} />,
    title: "returns.empty",
    text: "returns.empty.text",
    narrowed: { title: "returns.empty.narrowed" },
  },
  forbidden: "returns.forbidden",
  Beside: Opened,
});

export default withMoneyTexts(withReturnsTexts(LineReturnsRegister));
