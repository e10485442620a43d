import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Chart } from "./Chart.js";
import type { ChartSeries } from "./types.js";

const months = ["2026-01", "2026-02", "2026-03", "2026-04", "2026-05", "2026-06"];
const received: ChartSeries = { id: "received", label: "Qabul qilingan", values: [120, 96, 143, 158, 131, 176] };
const recognised: ChartSeries = { id: "recognised", label: "Tan olingan", values: [70, 64, 88, 101, 97, 120] };
const refused: ChartSeries = { id: "refused", label: "Rad etilgan", values: [12, 9, 20, 15, 11, 14] };

const meta = {
  title: "Data/Chart",
  component: Chart,
  // So that a play function waits for the drawing, not for its chunk.
  loaders: [() => import("./ChartPlot.js")],
  args: {
    kind: "bar",
    title: "Arizalar",
    description: "Toshkent viloyati, 2026-yil",
    categoryLabel: "Oy",
    categories: months,
    categoryFormat: "month",
    series: [received],
  },
  parameters: {
    docs: {
      description: {
        component: `Figures at a glance, with their sentence and their table.

**When to use it.** When the shape of the figures is the message: a course, a comparison, shares of a whole. Bars compare, a
line shows a course, an area a course with its sum, a donut the shares of at most six parts.

**When not.** One or two figures are a \`Stat\`; figures that people look up one by one are a \`DataTable\`. Not more than six
series: fold the smallest into "others".

No pattern of the ARIA Authoring Practices covers charts; the keys follow their grids. The drawing is one stop of Tab:

| Key | What it does |
|---|---|
| Right, Left | Next, previous point (the other way round where the page is laid out from the right) |
| Down, Up | Next, previous series; with one series, next and previous point |
| Home, End | First, last point |
| Escape | Leaves the point |

Where bars lie, Down and Up lead along the bars and Right and Left through the series. Each point is announced with its
figures. The same figures stand in a table, which screen readers always find below the drawing.

recharts comes with the first chart that is shown, as a chunk of its own: importing \`@yer/ui\` does not load it. What is
far below the view is drawn when it comes near, or is printed; its sentence and its table stand there from the start.`,
      },
    },
  },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The arrows lead through the points, and each is announced. */
export const Keyboard: Story = {
  args: { series: [received, recognised] },
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole("application", { name: "Arizalar: points" });
    await userEvent.tab();
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    const voice = canvas.getByRole("status");
    await userEvent.keyboard("{ArrowRight}");
    await expect(voice).toHaveTextContent("January 2026: Qabul qilingan 120; Tan olingan 70");
    await userEvent.keyboard("{End}{ArrowDown}");
    await expect(voice).toHaveTextContent("June 2026, Qabul qilingan: 176");
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
    await expect(voice).toHaveTextContent("May 2026, Tan olingan: 97");
    await userEvent.keyboard("{Escape}");
    await expect(voice).toBeEmptyDOMElement();
  },
};

/** From the right the first point stands at the right, and the arrows follow what is seen. */
export const KeyboardFromTheRight: Story = {
  globals: { dir: "rtl" },
  play: async ({ canvas }) => {
    await canvas.findByRole("application");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("February 2026: 96"));
    const ticks = [...document.querySelectorAll(".recharts-xAxis .recharts-cartesian-axis-tick-value")];
    const sides = ticks.map((tick) => tick.getBoundingClientRect().left);
    await expect(sides).toEqual(sides.toSorted((one, other) => other - one));
  },
};

/** The sentence says the highest, the lowest, the total and the change, as the language writes them. */
export const SaysWhatItShows: Story = {
  globals: { locale: "uz_UZ" },
  args: {
    kind: "line",
    valueFormat: "money",
    series: [{ ...received, values: months.map((_, at) => 41_200_050 + at * 1e8) }],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Eng yuqori: iyun,? 2026 – 5 412 000,50 soʻm; eng past: yanvar,? 2026/u),
    ).toBeVisible();
    await expect(canvas.getByText(/oʻzgarish: \+5 000 000 soʻm \(\+1 213,6%\)/u)).toBeVisible();
  },
};

/** The table is always there for readers; pressed, it takes the drawing's place for everyone. */
export const TableTwin: Story = {
  args: { series: [received, refused] },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Arizalar" });
    await expect(within(table).getAllByRole("row")).toHaveLength(8);
    const march = within(table).getByRole("row", { name: "March 2026 143 20" });
    await expect(march).toBeInTheDocument();
    await expect(table.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await userEvent.click(canvas.getByRole("button", { name: "Table" }));
    await expect(canvas.queryByRole("application")).toBeNull();
    await expect(march).toBeVisible();
    await expect(within(table).getByRole("row", { name: "Total 824 81" })).toBeVisible();
  },
};

/** The pointer brings up the figures of the point it is over. */
export const Pointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("application");
    await expect(await canvas.findByText("Jun")).toBeVisible();
    const bars = canvasElement.querySelectorAll(".recharts-bar-rectangle");
    await expect(bars).toHaveLength(6);
    const bar = bars[2]?.getBoundingClientRect() ?? new DOMRect();
    const over = document.elementFromPoint(bar.x + bar.width / 2, bar.y + bar.height / 2);
    await userEvent.pointer({
      target: over as HTMLElement,
      coords: { clientX: bar.x + bar.width / 2, clientY: bar.y + bar.height / 2 },
    });
    await expect(await canvas.findByText("March 2026", { selector: "strong" })).toBeVisible();
  },
};

const far = (story: () => ReactElement): ReactElement => (
  <>
    <div style={{ blockSize: "300vh" }} />
    {story()}
  </>
);

/** Far below what is seen it is words and a table; it is drawn once somebody comes near. */
export const FarBelow: Story = {
  decorators: [far],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Total/)).toBeInTheDocument();
    await expect(canvas.getByRole("table")).toBeInTheDocument();
    await expect(canvas.queryByRole("application")).toBeNull();
    canvasElement.querySelector("figure")?.scrollIntoView();
    await canvas.findByRole("application", { name: "Arizalar: points" });
    window.scrollTo(0, 0);
    await expect(canvas.getByRole("application", { name: "Arizalar: points" })).toBeInTheDocument();
  },
};

/** Paper holds what nobody has scrolled to. */
export const FarBelowOnPaper: Story = {
  decorators: [far],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("application")).toBeNull();
    window.dispatchEvent(new Event("beforeprint"));
    await expect(await canvas.findByRole("application", { name: "Arizalar: points" })).toBeInTheDocument();
  },
};

/** Figures that failed to come can be asked for again. */
export const Fails: Story = {
  args: { status: "error", onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The data could not be loaded");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** In high contrast every series has its pattern, and every figure its number. */
export const HighContrast: Story = {
  globals: { theme: "contrast" },
  args: { series: [received, refused] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("Jun");
    const [first, second] = [".look-0", ".look-1"].map((look) =>
      canvasElement.querySelector(`${look} .recharts-bar-rectangle path`),
    );
    await expect(first && getComputedStyle(first).fill).toMatch(/url/u);
    await expect(second && getComputedStyle(second).fill).not.toBe(first && getComputedStyle(first).fill);
    const number = canvasElement.querySelector(".recharts-label-list text");
    await expect(number).toBeVisible();
  },
};

const grounds = ["Yakka tartibdagi uy-joy", "Bogʻdorchilik shirkati", "Kichik sanoat zonasi", "Boshqa"];
const byGround: ChartSeries = { id: "area", label: "Maydon", values: [1250.5, 640, 312.25, 98] };

/** Every state at once. */
export const AllStates: Story = {
  render: (args) => (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 420px), 1fr))",
        gap: 32,
        alignItems: "start",
      }}
    >
      <Chart {...args} title="Yonma-yon" series={[received, recognised, refused]} />
      <Chart {...args} title="Ustma-ust" isStacked series={[recognised, refused]} />
      <Chart {...args} title="Chiziqlar" kind="line" series={[received, recognised, refused]} />
      <Chart
        {...args}
        title="Uzilishli chiziq"
        kind="line"
        series={[{ ...received, values: [12, null, 14, -5, null, 9] }]}
      />
      <Chart {...args} title="Soha" kind="area" isStacked series={[recognised, refused]} />
      <Chart
        {...args}
        title="Yotiq ustunlar"
        isHorizontal
        categoryFormat="text"
        categoryLabel="Asos"
        categories={grounds}
        series={[byGround]}
        unit="ga"
      />
      <Chart
        {...args}
        title="Ulushlar"
        kind="donut"
        height={220}
        categoryFormat="text"
        categoryLabel="Asos"
        categories={grounds}
        series={[byGround]}
        unit="ga"
      />
      <Chart {...args} title="Jadval" defaultTableOpen />
      <Chart {...args} title="Yuklanmoqda" status="loading" />
      <Chart {...args} title="Boʻsh" series={[]} />
      <Chart {...args} title="Xato" status="error" onRetry={fn()} />
      <Chart {...args} title="Ruxsat yoʻq" status="no-permission" />
    </div>
  ),
};
