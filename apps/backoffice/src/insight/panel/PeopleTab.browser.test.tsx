import { type HeldBy, processPanel } from "@yer/api/contract/process-panel";
import { mock } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { messages as standing } from "../../cases/standing/messages/en_US.js";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { messages } from "./messages/en_US.js";
import { PeopleTab } from "./PeopleTab.js";

const person = (number: number): HeldBy => ({
  id: `0190f0a0-0000-7000-8000-${String(number).padStart(12, "0")}`,
  name: `Person ${number}`,
  organisation: null,
  blocked: false,
  files: 3,
  late: 1,
  soon: 0,
  oldest: 9,
});
const many = 230;
const people = mock(processPanel.people, ({ query }) => {
  const { after = "0", limit } = query as { readonly after?: string; readonly limit: string };
  const to = Math.min(many, Number(after) + Number(limit));
  const items = Array.from({ length: to - Number(after) }, (_, index) => person(Number(after) + index + 1));
  return { items, total: many, more: false, next: to < many ? String(to) : null, without: 0 };
});
const filters = {};
const Shown = () => <PeopleTab filters={filters} />;

afterEach(closeScreen);

test("everybody who holds work is reached, however many they are", async () => {
  await openScreen(Shown, {
    address: "/applicationpanel?tab=people",
    mocks: [people],
    codes: ["read_work:user"],
    texts: { ...standing, ...messages },
  });
  const grid = page.getByRole("grid");
  await expect.element(grid.getByText("Person 1", { exact: true })).toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Next", exact: true }));
  await expect.element(page.getByText(`201–230 of ${many}`)).toBeVisible();
  await expect.element(grid.getByText("Person 201", { exact: true })).toBeInTheDocument();
});
