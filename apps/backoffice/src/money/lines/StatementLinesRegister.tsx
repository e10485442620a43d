import { lineStates, statementLinesRegister } from "@yer/api/contract/statement-lines";
import { WalletIcon } from "@yer/ui";
import { createRegister } from "../../registers/kit/create-register.js";
import { choice } from "../../registers/kit/declare-filters.js";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { withReceiptsTexts } from "../receipts/receipts-texts.js";
import { LineDrawer } from "./LineDrawer.js";
import { useLinesText, withLinesTexts } from "./lines-texts.js";

function Opened({ register: { opened, open } }: { readonly register: RegisterState<typeof statementLinesRegister> }) {
  const id = opened("line");
  return id ? <LineDrawer key={id} id={id} onClose={() => open({ line: undefined })} /> : null;
}

/** Lines of banks' statements that are nobody's yet, the earliest first. */
const StatementLinesRegister = createRegister(statementLinesRegister, {
  useText: useLinesText,
  isPart: true,
  own: ["view"],
  title: "lines.title",
  columns: () => ({
    payer: { cell: ({ payer }) => payer || "—", isRowHeader: true, minWidth: 180 },
    purpose: { minWidth: 240 },
    day: { width: 120 },
    unmatched: { width: 160 },
    amount: { width: 160 },
    document: { width: 120 },
  }),
  search: ({ text }) => ({ label: text("lines.search") }),
  filters: [
    choice("state", "word.state", lineStates, (id) =>
      id === "returned" ? ("bankDays.column.returned" as const) : (`lines.state.${id}` as const),
    ),
    { kind: "dates", from: "from", to: "to", label: ({ text }) => text("word.day") },
  ],
  opens: { names: ["line"], of: ({ id }) => ({ line: id }) },
  empty: {
    icon: <WalletIcon size={32} />,
    title: "lines.empty",
    text: "lines.empty.text",
    narrowed: { title: "lines.empty.narrowed" },
  },
  forbidden: "lines.forbidden",
  Beside: Opened,
});

export default withReceiptsTexts(withLinesTexts(StatementLinesRegister));
