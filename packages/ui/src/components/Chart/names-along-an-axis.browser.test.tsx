import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { UiProvider } from "../../UiProvider/UiProvider.js";
import { Chart } from "./Chart.js";

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const day = () => document.querySelector("tbody th span");
/** The name along the axis, on one line or on several: which, is a matter of the font. */
const tick = () => {
  const ticks = [...document.querySelectorAll(".recharts-cartesian-axis-tick-value")];
  const lines = ticks.find((one) => one.textContent.startsWith("Sam"))?.querySelectorAll("tspan");
  return lines && Array.from(lines, (line) => line.textContent).join(" ");
};

const name = "Samarqand viloyati nazorat inspeksiyasi";

async function show(width: number): Promise<void> {
  await page.viewport(width, 900);
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <UiProvider locale="uz_UZ">
      <Chart
        kind="bar"
        isHorizontal
        title="Koʻriklar"
        categoryLabel="Organ"
        categories={[name]}
        series={[{ id: "visits", label: "Koʻriklar", values: [7] }]}
      />
    </UiProvider>,
  );
}

it("names along lying bars stand whole where there is room, and are cut where they would leave the bars none", async () => {
  await show(1200);
  await expect.poll(tick).toBe(name);
  root.unmount();
  await show(390);
  await expect.poll(tick).toMatch(/^Samarqand viloyati.*…$/);
});

it("a day in the figures' table stands on one line, however narrow that is", async () => {
  await page.viewport(390, 844);
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <UiProvider locale="uz_UZ">
      <div style={{ inlineSize: 120 }}>
        <Chart
          kind="line"
          defaultTableOpen
          title="Koʻriklar"
          categoryLabel="Kun"
          categoryFormat="day"
          categories={["2026-12-02"]}
          series={[{ id: "visits", label: "Koʻriklar", values: [7] }]}
        />
      </div>
    </UiProvider>,
  );
  await expect.poll(day).not.toBeNull();
  expect(day()?.getClientRects()).toHaveLength(1);
});
