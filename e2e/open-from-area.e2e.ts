import type { Schedule } from "@yer/api/contract/schedule-facts";
import { occupier, plotOf } from "./applications.js";
import { enterArea, sendToInspection, sendVisit, writeVisit } from "./area-acts.js";
import { mouse } from "./hands.js";
import { expect, test } from "./own-product.js";
import { soak } from "./tags.js";

const dayMilliseconds = 86_400_000;

test(
  "an area goes to the inspection, waits for the plan, and opens a file: each leads to the other",
  { tag: soak },
  async ({ at, callsOf, passDays, service }) => {
    const operator = await callsOf("operator");
    const { facts } = await plotOf(operator, "from an area", occupier);
    const area = await enterArea(operator, facts);
    await test.step("the office sends it, and the inspection finds it occupied", async () => {
      const office = await at("operator");
      await office.goto(`/area/${area.id}`);
      await sendToInspection(office);
      const inspection = await at("inspector");
      await writeVisit(inspection, area);
      await sendVisit(inspection);
    });

    await test.step("the plan comes to its neighbourhood", async () => {
      const { now } = (await (await service.get("/demo/clock")).json()) as { now: string };
      const dayIn = (days: number) => new Date(Date.parse(now) + days * dayMilliseconds).toISOString().slice(0, 10);
      const { neighborhoodId } = facts;
      const { items } = await operator.get<{ items: { id: string }[] }>(`/neighborhoods/${neighborhoodId}/teams`);
      const terms = { startsOn: dayIn(2), endsOn: dayIn(30), organisationId: items[0]?.id, people: [], plots: 10 };
      const { id, version } = await operator.post<Schedule>("/schedules", { neighborhoodId, ...terms });
      const proposed = await operator.post<Schedule>(`/schedules/${id}/proposal`, {}, version);
      const region = await callsOf("reviewer");
      await region.post(`/schedules/${id}/approval`, {}, proposed.version);
      await passDays(3);
    });

    await test.step("the office opens a file of it, in which what is known stands already", async () => {
      const office = await at("operator");
      await office.goto(`/area/${area.id}`);
      await office.getByRole("button", { name: "Ish ochish" }).click();
      await expect(office.getByRole("heading", { level: 1, name: `${area.number}: ish ochish` })).toBeVisible();
      await expect(office.getByRole("textbox", { name: "Egallangan yil" })).toHaveValue("2010");
      await mouse.pick(office.getByRole("form").getByRole("button", { name: "Asos" }), /^1\./);
      await office.getByRole("button", { name: "Ish ochish" }).click();
      const heading = office.getByRole("heading", { level: 1, name: /^\d{4}-1718-\d{6}$/ });
      await expect(heading).toBeVisible();
      const number = (await heading.textContent()) ?? "";
      await office.getByRole("main").getByRole("link", { name: area.number }).click();
      await expect(office.getByRole("heading", { level: 1, name: area.number })).toBeVisible();
      await office.getByRole("main").getByRole("link", { name: number }).click();
      await expect(heading).toHaveText(number);
    });
  },
);
