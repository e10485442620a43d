import { schedules } from "@yer/api/contract/schedules";
import { inTashkent } from "@yer/api/formats";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import CopyYearDialog from "./CopyYearDialog.js";

const name = { uz_UZ: "Registon", uz_Cyrl: "Регистон", ru_RU: "Регистан", en_US: "Registan" };
const id = "0190f0a0-0000-7000-8000-000000000001";
const organisation = { id, name, kind: "cadastre" as const };
const copy = {
  neighborhood: { id, name },
  startsOn: "2026-03-01",
  endsOn: "2026-03-31",
  organisation,
  plots: 20,
  reasons: [],
};

afterEach(closeScreen);

test("a year is copied once for any number of presses, and stays chosen where it could not be", async () => {
  const last = inTashkent(new Date()).year - 1;
  const sent: unknown[] = [];
  const done = vi.fn<(year: number) => void>();
  const gate = Promise.withResolvers<void>();
  await openScreen(() => <CopyYearDialog district="1718401" onDone={done} onClose={() => undefined} />, {
    address: "/plangrafic",
    codes: ["menu:plangrafic", "propose:plan"],
    mocks: [
      mock(schedules.previewCopy, { items: [copy] }),
      mock(schedules.copy, async ({ body }) => {
        sent.push(body);
        await gate.promise;
        if (sent.length === 1) throw refusal("unavailable");
        return { items: [copy] };
      }),
    ],
  });
  const year = page.getByRole("button", { name: /Schedules of which year/ });
  await userEvent.click(year);
  await userEvent.click(page.getByRole("option", { name: String(last) }));
  await userEvent.dblClick(page.getByRole("button", { name: "Make 1 draft" }));
  gate.resolve();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(year).toHaveTextContent(String(last));
  expect(sent).toEqual([{ district: "1718401", from: last }]);
  await userEvent.click(page.getByRole("button", { name: "Make 1 draft" }));
  await expect.poll(() => done.mock.calls).toEqual([[last + 1]]);
});
