import { council, type CouncilSession } from "@yer/api/contract/council";
import { mock } from "@yer/api/mock";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { messages } from "./messages/en_US.js";
import { SessionField } from "./SessionField.js";

const id = (number: number): string => `0190f0a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const name = { uz_UZ: "Kengash", uz_Cyrl: "Кенгаш", ru_RU: "Совет", en_US: "Council" };
const session = (number: number): CouncilSession => ({
  id: id(number),
  number: `S-${number}`,
  day: "2026-03-05",
  place: "Qarshi",
  organisation: { id: id(0), name, kind: "council" },
  files: 0,
  decidedFor: 0,
  decidedAgainst: 0,
  version: 1,
});
const many = 230;
const sessions = mock(council.list, ({ query }) => {
  const { after = "0", limit } = query as { readonly after?: string; readonly limit: string };
  const to = Math.min(many, Number(after) + Number(limit));
  const items = Array.from({ length: to - Number(after) }, (_, index) => session(Number(after) + index + 1));
  return { items, total: many, more: false, next: to < many ? String(to) : null };
});

function Shown() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <SessionField field={{ label: "Session", value, onChange: setValue, error: undefined }} />
      <output>{value}</output>
    </>
  );
}

afterEach(closeScreen);

test("files can be put on the agenda of any session, however many there are", async () => {
  await openScreen(Shown, { address: "/", mocks: [sessions], codes: [], texts: messages });
  await userEvent.click(page.getByRole("button", { name: /Session/u }));
  await userEvent.click(page.getByRole("option", { name: /S-230/u }));
  await expect.element(page.getByText(id(230))).toBeInTheDocument();
});
