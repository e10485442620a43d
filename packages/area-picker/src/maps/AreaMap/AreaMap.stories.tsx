import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { nowhere } from "../../model/area.js";
import { sampleAreaNumbers, sampleAreaOutlines } from "../../testing/area-outlines.js";
import { loadAreaTexts } from "../../texts/load-area-texts.js";
import { AreaMap, type AreaMapProps } from "./AreaMap.js";

function Held(props: AreaMapProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <AreaMap
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const samarqand = { ...nowhere, region: "1718" };
const city = { ...samarqand, district: "1718401" };

const meta = {
  title: "AreaMap",
  component: AreaMap,
  render: (args) => <Held {...args} />,
  loaders: [() => loadAreaTexts("en_US")],
  args: {
    "aria-label": "Files by place",
    value: nowhere,
    onChange: fn(),
    outlines: sampleAreaOutlines,
    numbers: { label: "Files", byPlace: sampleAreaNumbers },
    credits: ["Outlines: made up"],
  },
  parameters: {
    docs: {
      description: {
        component: `The choice of a place on a map, from the republic down to a neighbourhood, with a number for each place.

**Use it** to see how something is spread over the land, and to go where it is.
**Not** as a form's field (\`AreaPicker\`), nor for plots (\`PlotMap\`).

| Key | What it does |
|---|---|
| Tab | To the way back, the map (one stop), the table |
| Arrows | To the neighbour in that direction |
| Enter, Space | Chooses the place: the map shows what lies within |
| Backspace | One level up |

**Screen readers** hear each place with its number as a button; the same stands in the table.

**Data attributes** \`data-area-map\`, \`data-level\`.`,
      },
    },
  },
} satisfies Meta<typeof AreaMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Down to a neighbourhood and back, by keyboard alone. */
export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step("arrows lead to the neighbour, Enter goes in", async () => {
      (await canvas.findByRole("button", { name: "Navoiy: 120" })).focus();
      await userEvent.keyboard("{ArrowRight}");
      await expect(canvas.getByRole("button", { name: "Jizzax: 2,400" })).toHaveFocus();
      await userEvent.keyboard("{ArrowDown}");
      await expect(canvas.getByRole("button", { name: "Samarqand: 18,750" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith(samarqand);
    });
    await step("its districts, one of which has no number", async () => {
      await expect(await canvas.findByRole("button", { name: "Ishtixon: no figure" })).toBeVisible();
      canvas.getByRole("button", { name: "Samarqand shahri: 9,120" }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith(city);
    });
    await step("a neighbourhood is chosen and stays in sight", async () => {
      (await canvas.findByRole("button", { name: "Registon: 210" })).focus();
      await userEvent.keyboard(" ");
      await expect(args.onChange).toHaveBeenLastCalledWith({ ...city, neighborhood: "18140001" });
      await expect(canvas.getByRole("button", { name: "Registon: 210" })).toHaveAttribute("aria-pressed", "true");
    });
    await step("and up again", async () => {
      canvas.getByRole("button", { name: "Registon: 210" }).focus();
      await userEvent.keyboard("{Backspace}");
      await expect(args.onChange).toHaveBeenLastCalledWith(city);
      await userEvent.click(canvas.getByRole("button", { name: "Uzbekistan" }));
      await expect(args.onChange).toHaveBeenLastCalledWith(nowhere);
    });
  },
};

/** By press; the way back tells where one is. */
export const ByPress: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Samarqand: 18,750" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(samarqand);
    const way = canvas.getByRole("navigation", { name: "Files by place: Chosen place" });
    await expect(within(way).getByText("Samarqand")).toHaveAttribute("aria-current", "true");
    await expect(await canvas.findByText(/Dashed: approximate boundary/)).toBeVisible();
  },
};

/** The same as a table, which has the place without an outline too. */
export const AsATable: Story = {
  args: { value: city },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "As a table" }));
    const table = await canvas.findByRole("grid", { name: "Files by place" });
    await userEvent.click(within(table).getByText("Bogʻishamol"));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...city, neighborhood: "18140003" });
  },
};

const points: AreaMapProps["points"] = {
  label: "State of the plan",
  size: "Size: plots planned",
  kinds: [
    { id: "late", label: "Late", tone: "danger" },
    { id: "running", label: "Running", tone: "progress" },
  ],
  byPlace: new Map([
    ["18140001", { kind: "late", amount: 400, words: "Late: 210 of 400 plots" }],
    ["18140002", { kind: "running", amount: 100, words: "Running: 95 of 100 plots" }],
  ]),
};

/** Places as points: shape and tone tell the kind, size the amount, and the name says all of it. */
export const Points: Story = {
  args: { value: city, points },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Registon: Late: 210 of 400 plots" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...city, neighborhood: "18140001" });
    canvas.getByRole("button", { name: "Registon: Late: 210 of 400 plots" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Soʻzangaron: Running: 95 of 100 plots" })).toHaveFocus();
    await expect(canvas.getByText("Late")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "As a table" }));
    const table = await canvas.findByRole("grid", { name: "Files by place" });
    await expect(within(table).getByText("Running: 95 of 100 plots")).toBeVisible();
    await expect(within(table).getAllByText("no figure")).toHaveLength(2);
  },
};

/** Within a territory there is no way out of it. */
export const LimitedToARegion: Story = {
  args: { territory: "1718" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Oqdaryo: 640" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Uzbekistan" })).toBeDisabled();
  },
};

const broken = fn(() => Promise.reject(new Error("offline")));

/** What does not come is said, and asked for again. */
export const LoadingFails: Story = {
  args: { outlines: broken },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The boundaries could not be loaded.");
    const asked = broken.mock.calls.length;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(broken.mock.calls.length).toBeGreaterThan(asked));
  },
};

/** A map whose numbers are there once it is pressed. */
function Coming(props: AreaMapProps): ReactElement {
  const [isComing, setComing] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setComing(false)}>
        There
      </button>
      <AreaMap {...props} isComing={isComing} />
    </>
  );
}

/** Nothing is drawn that the numbers would move: no shape, no legend, no name of a place. */
export const NumbersOnTheirWay: Story = {
  args: { value: samarqand },
  render: (args) => <Coming {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The boundaries are loading…")).toBeVisible();
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^Oqdaryo/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "There" }));
    await expect(await canvas.findByRole("navigation")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: /^Oqdaryo/ })).toBeVisible();
  },
};

/** Regions with numbers, districts without, points, a chosen neighbourhood, no outlines, failing, loading. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <AreaMap {...args} />
      <div style={{ inlineSize: 360 }}>
        <AreaMap {...args} aria-label="Districts" value={samarqand} numbers={undefined} />
      </div>
      <div style={{ inlineSize: 360 }}>
        <AreaMap {...args} aria-label="Points" value={city} points={points} />
      </div>
      <AreaMap {...args} aria-label="A neighbourhood" value={{ ...city, neighborhood: "18140002" }} />
      <AreaMap {...args} aria-label="Nothing drawn" value={{ ...nowhere, region: "1703" }} />
      <AreaMap {...args} aria-label="Failing" outlines={broken} />
      <AreaMap {...args} aria-label="Loading" outlines={never} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Samarqand: 18,750" })).toBeVisible();
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(await canvas.findByText(/No boundaries are drawn/)).toBeVisible();
  },
};

function never(): Promise<never> {
  return new Promise(() => undefined);
}
