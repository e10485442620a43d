import { schedules } from "@yer/api/contract/schedules";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { messages } from "./messages/en_US.js";
import PlanScreen from "./PlanScreen.js";

const name = { uz_UZ: "Chilonzor", uz_Cyrl: "Чилонзор", ru_RU: "Чиланзар", en_US: "Chilanzar" };
const district = {
  place: { code: "1726294", name },
  schedules: 4,
  running: 2,
  late: 1,
  state: "schedule_running" as const,
  expected: 60,
  plots: 200,
  opened: 120,
  submitted: 50,
  finished: 20,
};

afterEach(closeScreen);

test("how the plan goes fails and comes as any table does, and each number opens the list that it counts", async () => {
  let isDown = true;
  await openScreen(PlanScreen, {
    address: "/plangrafic?view=progress&year=2026",
    mocks: [
      mock(schedules.list, () => ({ items: [], total: 0, more: false, next: null })),
      mock(schedules.progress, () => {
        if (isDown) throw refusal("too-many-requests");
        return { items: [district] };
      }),
    ],
    codes: ["read:plan"],
    texts: messages,
  });
  const grid = page.getByRole("grid", { name: messages["plan.view.progress"] });
  await expect.element(grid.getByRole("alert")).toBeVisible();
  isDown = false;
  await userEvent.click(grid.getByRole("button", { name: "Try again" }));
  const late = grid.getByRole("link", { name: "1", exact: true });
  await expect.element(late).toHaveAttribute("href", "/plangrafic?district=1726294&year=2026&late=true");
  await expect.element(grid.getByText("25%")).toBeVisible();
  await expect
    .element(grid.getByRole("link", { name: "Chilanzar" }))
    .toHaveAttribute("href", "/plangrafic?view=progress&district=1726294&year=2026");
});
