import { type ApplicationRow, applicationRegister, applicationsRegister } from "@yer/api/contract/application-register";
import { mock } from "@yer/api/mock";
import { Button } from "@yer/ui";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useText } from "../../../base/language/use-text.js";
import { createRegister } from "../../../registers/kit/create-register.js";
import { closeScreen, openScreen } from "../../../registers/testing/opened-screen.js";
import { useBulkMoves } from "./use-bulk-moves.js";

const name = { uz_UZ: "Qarshi", uz_Cyrl: "Қарши", ru_RU: "Карши", en_US: "Qarshi" };
const row: ApplicationRow = {
  id: "0190f0a0-0000-7000-8000-000000000001",
  number: "2026-1730-000040",
  status: "editing",
  legalBasis: 1,
  cadastreNumber: null,
  occupier: "Karimova Nodira",
  region: { soato: "1730", name },
  district: { soato: "1730203", name },
  neighborhood: { id: "0190f0a0-0000-7000-8000-000000000002", name },
  address: null,
  area: 600,
  built: null,
  occupiedSince: null,
  deadline: { endsAt: null, state: "none", daysLeft: null },
  suspended: false,
  createdAt: "2026-03-05T05:00:00.000Z",
  statusSince: "2026-03-05T05:00:00.000Z",
};

const Files = createRegister(applicationsRegister, {
  useText,
  title: "register.title",
  columns: () => ({ status: { cell: ({ status }) => status } }),
  sort: { first: "-createdAt" },
  empty: { title: "register.empty" },
  forbidden: "register.forbidden",
  Actions: ({ register }) => <Button onPress={() => register.ask({ soon: true })}>Ask</Button>,
  useActs: useBulkMoves,
});

afterEach(closeScreen);

test("what was chosen under some filters is not chosen under others, though it is listed there too", async () => {
  let asked = 0;
  const list = mock(applicationRegister.list, () => {
    asked += 1;
    return { items: [row], total: 1, more: false, next: null };
  });
  await openScreen(Files, { address: "/applications", codes: ["read:property", "submit:property"], mocks: [list] });
  const choose = page.getByRole("row", { name: new RegExp(row.number) }).getByRole("checkbox");
  await userEvent.click(choose);
  await expect.element(choose).toBeChecked();
  const before = asked;
  await userEvent.click(page.getByRole("button", { name: "Ask" }));
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect.element(choose).not.toBeChecked();
});
