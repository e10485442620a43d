import { users } from "@yer/api/contract/users";
import { mock } from "@yer/api/mock";
import { Route, Routes } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import HistoryScreen from "./HistoryScreen.js";

const id = "01932f00-0000-7000-8000-000000000001";
const name = { uz_UZ: "Registon", uz_Cyrl: "Регистон", ru_RU: "Регистан", en_US: "Registan" };
const entry = (sequence: number, action: string, from: string | null, to: string | null) => ({
  sequence,
  action,
  from,
  to,
  at: "2026-03-05T09:00:00.000Z",
  actor: "Aliyev A.",
  impersonator: null,
  reason: null,
  changes: [],
  hash: "0123456789abcdef",
});
const history = {
  items: [
    entry(3, "schedule.approve", "schedule_proposed", "schedule_approved"),
    entry(2, "area.send", "area_new", "area_sent"),
    entry(1, "application.created", null, "editing"),
  ],
  next: null,
  total: 3,
  more: false,
  names: {},
  about: {
    3: { kind: "schedule", id: "s", year: 2026, neighborhood: { id: "14160001", name } },
    2: { kind: "area", id: "b", number: "2026-1718-A000001" },
    1: { kind: "application", id: "a", number: "2026-1718-000001" },
  },
};

afterEach(closeScreen);

function Shown() {
  return (
    <Routes>
      <Route path="/user-history/:id" element={<HistoryScreen />} />
    </Routes>
  );
}

async function shown(codes: readonly string[]): Promise<void> {
  await openScreen(Shown, {
    address: `/user-history/${id}`,
    codes: ["read_history:user", ...codes],
    mocks: [mock(users.history, history as never)],
  });
}

const way = (record: string) => page.getByRole("link", { name: record });

test("each act names its record, leads to it, and says from where to where that went", async () => {
  await shown(["read:plan_graphic_history"]);
  await expect.element(way("2026-1718-000001")).toHaveAttribute("href", "/application/a");
  await expect.element(way("2026-1718-A000001")).toHaveAttribute("href", "/area/b");
  await expect.element(way("Registan, 2026")).toHaveAttribute("href", "/plangrafic/14160001?schedule=s");
  await expect.element(page.getByText("Proposed → Approved")).toBeVisible();
});

test("a schedule whose page the reader may not open is named all the same", async () => {
  await shown([]);
  await expect.element(page.getByText("Registan, 2026")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Registan, 2026" })).not.toBeInTheDocument();
});
