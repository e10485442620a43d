import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor, within } from "storybook/test";
import { loadLeaflet } from "../maps/MapCanvas/index.js";
import { writeOutline } from "../model/read-outline.js";
import { plotBox, sampleBoundaries, sampleNeighbours } from "../testing/plots.js";
import { shapefileOf } from "../testing/shapefile-of.js";
import { loadAreaTexts } from "../texts/load-area-texts.js";
import { PlotEditor, type PlotEditorProps } from "./PlotEditor.js";
import { loadPlotTexts } from "./use-plot-text.js";

function Held(props: PlotEditorProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <PlotEditor
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const bounds = { west: 66.9594, east: 66.961, south: 39.6495, north: 39.651 };
const square = writeOutline(plotBox(0, 0, 40, 40));

const meta = {
  title: "PlotEditor",
  component: PlotEditor,
  render: (args) => <Held {...args} />,
  // What comes with the first use is there: a story is about what it does then, not about how long it takes to come.
  loaders: [
    () => Promise.all([loadPlotTexts("en_US"), loadAreaTexts("en_US"), loadLeaflet(), import("./ImportDialog.js")]),
  ],
  args: { label: "Outline as text", value: "", onChange: fn(), bounds, height: "420px" },
  parameters: {
    docs: {
      description: {
        component: `Draws and edits the outline of a plot: on a map, in a table of corners, as text, or out of a file. Says at once how
large it is, what is wrong with it, what of it lies beyond its neighbourhood, and which plots it lies over.

**Use it** in a form, where a plot's outline is asked for. Its value is a text, so that also what is half drawn or cannot be
read yet is kept with the form; \`readOutline\` of \`@yer/area-picker/model\` makes a polygon of it.
**Not** to show plots (\`PlotMap\`, \`OutlineSketch\`) or to compare versions of one (\`OutlineVersions\`).

On the map:

| Key | What it does |
|---|---|
| Arrows | Move the map, or the chosen corner by a pixel (Shift: ten) |
| Ctrl + arrows | Move the map a little |
| Enter, Space | While drawing: a corner at the cross; else: chooses the nearest corner |
| Page Down, Page Up | Next, previous corner |
| M | A corner in the middle of the side that follows |
| S | The corner goes to the nearest neighbour's corner or side |
| Delete, Backspace | Takes the corner away |
| Escape | Lets the corner go; ends drawing |
| Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y | Takes back, does again |

**Without a map** everything is possible in the table of corners (F2 or Enter edits a coordinate, the row's menu holds the
acts), with the field below it, or as text.

**Screen readers** hear each corner with its place as it is added, chosen or moved, and what is found about the outline.

**Data attributes** \`data-plot-editor\`, \`data-readonly\`.`,
      },
    },
  },
} satisfies Meta<typeof PlotEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function mapOf(canvas: Canvas): Promise<HTMLElement> {
  const map = await canvas.findByRole("application", { name: "Map of the plot" });
  await waitFor(() => expect(canvas.getByRole("button", { name: "Zoom in" })).toBeVisible());
  return map;
}

const measure = (canvasElement: HTMLElement, name: string): string =>
  canvasElement.querySelector(`[data-measure="${name}"]`)?.textContent ?? "";

/** A whole outline drawn, mended and taken back without a mouse. */
export const Keyboard: Story = {
  args: { neighbours: sampleNeighbours, boundaries: sampleBoundaries },
  play: async ({ canvas, canvasElement, args, step }) => {
    const map = await mapOf(canvas);
    const corners = () => canvasElement.querySelectorAll("[data-corner]").length;
    await step("four corners at the cross", async () => {
      map.focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(corners()).toBe(1));
      await userEvent.keyboard("{Escape}{ArrowRight}");
      await userEvent.keyboard("{Enter}{Escape}{ArrowUp}");
      await waitFor(() => expect(corners()).toBe(2));
      await userEvent.keyboard("{Enter}{Escape}{ArrowLeft}");
      await waitFor(() => expect(corners()).toBe(3));
      await userEvent.keyboard("{Enter}{Escape}");
      await waitFor(() => expect(corners()).toBe(4));
      await expect(canvas.getByText(/^Corner 4 added|^No corner/u)).toBeInTheDocument();
    });
    await step("it is measured", async () => {
      await waitFor(() => expect(measure(canvasElement, "area")).toMatch(/^[\d,.]+ m²$/u));
      await waitFor(() => expect(measure(canvasElement, "perimeter")).toMatch(/^[\d,.]+ m$/u));
    });
    await step("a corner is chosen, moved, doubled and deleted", async () => {
      await userEvent.keyboard("{Escape}{PageDown}");
      const written = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: /Outline as text/u });
      const before = written.value;
      await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
      await waitFor(() => expect(written.value).not.toBe(before));
      await userEvent.keyboard("m");
      await waitFor(() => expect(corners()).toBe(5));
      await userEvent.keyboard("{Delete}");
      await waitFor(() => expect(corners()).toBe(4));
    });
    await step("all of it is taken back, and done again", async () => {
      await userEvent.keyboard("{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}");
      await waitFor(() => expect(corners()).toBe(4));
      await userEvent.keyboard("{Control>}zzzz{/Control}");
      await waitFor(() => expect(corners()).toBe(0));
      await expect(args.onChange).toHaveBeenLastCalledWith("");
      await userEvent.keyboard("{Control>}yyyy{/Control}");
      await waitFor(() => expect(corners()).toBe(4));
    });
  },
};

/** Takes hold of a handle and goes with it; gives what lets go of it. */
const dragging = async (
  held: Element,
  to: readonly [x: number, y: number],
  pointerType: string,
): Promise<() => Promise<boolean>> => {
  const group = held.closest("[data-plot-handles]");
  if (!group) throw new Error("The handle is in nobody's hold.");
  // Pointers that a test makes up cannot be captured: it sends what comes next to the group itself.
  group.setPointerCapture = () => undefined;
  const box = held.getBoundingClientRect();
  const from = {
    pointerId: 1,
    pointerType,
    button: 0,
    clientX: box.x + box.width / 2,
    clientY: box.y + box.height / 2,
  };
  const there = { ...from, clientX: from.clientX + to[0], clientY: from.clientY + to[1] };
  await fireEvent.pointerDown(held, from);
  await fireEvent.pointerMove(group, there);
  return () => fireEvent.pointerUp(group, there);
};

const drag = async (held: Element, to: readonly [x: number, y: number], pointerType = "mouse"): Promise<void> => {
  const release = await dragging(held, to, pointerType);
  await release();
};

/** By hand: corners by presses, one dragged on to a neighbour's corner, a middle pulled out. */
export const ByHand: Story = {
  args: { value: square, neighbours: sampleNeighbours },
  play: async ({ canvas, canvasElement, args, step }) => {
    await mapOf(canvas);
    const corner = (name: string): Element => {
      const found = canvasElement.querySelector(`[data-corner="${name}"]`);
      if (!found) throw new Error(`No corner ${name} on the map.`);
      return found;
    };
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-corner]").length).toBe(4));
    await step("a corner is dragged away", async () => {
      await drag(corner("0 2"), [-60, 50]);
      await waitFor(() => expect(args.onChange).toHaveBeenCalled());
      await expect(args.onChange).not.toHaveBeenLastCalledWith(square);
    });
    await step("dragged back to within a few pixels of the neighbour's corner, it is caught by it", async () => {
      await drag(corner("0 2"), [56, -53]);
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(square));
    });
    const middle = (name: string): Element => {
      const found = canvasElement.querySelector(`[data-middle="${name}"]`);
      if (!found) throw new Error(`No middle ${name} on the map.`);
      return found;
    };
    const corners = () => canvasElement.querySelectorAll("[data-corner]").length;
    await step("a finger that trembles on a corner chooses it and moves nothing", async () => {
      await drag(corner("0 1"), [4, 3], "touch");
      await expect(corner("0 1").parentElement?.querySelector("[data-selected]")).not.toBeNull();
      await expect(args.onChange).toHaveBeenLastCalledWith(square);
    });
    await step("a second finger means the map: the corner that the first was pulling out is none", async () => {
      const calls = mocked(args.onChange).mock.calls.length;
      const release = await dragging(middle("0 3"), [10, -70], "touch");
      await waitFor(() => expect(corners()).toBe(5));
      const touches = [1, 2].map((identifier) => new Touch({ identifier, target: document.body }));
      document.body.dispatchEvent(new TouchEvent("touchstart", { bubbles: true, touches }));
      await waitFor(() => expect(corners()).toBe(4));
      await release();
      await expect(args.onChange).toHaveBeenCalledTimes(calls);
    });
    await step(
      "the middle of a side is pulled out in one go: a corner while it is held, one step when it is left",
      async () => {
        const calls = mocked(args.onChange).mock.calls.length;
        const release = await dragging(middle("0 3"), [10, -70], "touch");
        await waitFor(() => expect(corners()).toBe(5));
        await expect(args.onChange).toHaveBeenCalledTimes(calls);
        await release();
        await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(calls + 1));
        await expect(args.onChange).not.toHaveBeenLastCalledWith(square);
        await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
        await expect(args.onChange).toHaveBeenLastCalledWith(square);
      },
    );
    await step("a press on it makes the corner right there", async () => {
      await drag(middle("0 3"), [0, 0]);
      await waitFor(() => expect(corners()).toBe(5));
    });
  },
};

/** Overlaps are told as one draws: how much, what share, of which class, with whom. */
export const Overlaps: Story = {
  args: { value: writeOutline(plotBox(0, 0, 60, 45)), neighbours: sampleNeighbours, boundaries: sampleBoundaries },
  play: async ({ canvas, canvasElement, step }) => {
    await mapOf(canvas);
    await step("two of three neighbours are lain over", async () => {
      await waitFor(() => expect(canvasElement.querySelectorAll("li[data-overlap]").length).toBe(2));
      const [first, second] = canvasElement.querySelectorAll<HTMLElement>("li[data-overlap]");
      await expect(first).toHaveTextContent(/Overlap.*2026-1718-000101.*m², 50% of the smaller one/u);
      await expect(second).toHaveAttribute("data-overlap", "overlap");
    });
    await step("the same plot is a duplicate", async () => {
      const text = canvas.getByRole("textbox", { name: /Outline as text/u });
      await fireEvent.change(text, { target: { value: writeOutline(plotBox(40, 0, 80, 40)) } });
      await waitFor(() => expect(canvasElement.querySelector('li[data-overlap="duplicate"]')).not.toBeNull());
    });
    await step("beyond the neighbourhood it says so", async () => {
      const text = canvas.getByRole("textbox", { name: /Outline as text/u });
      await fireEvent.change(text, { target: { value: writeOutline(plotBox(120, 0, 160, 40)) } });
      await expect(await canvas.findByText(/50% \([\d,]+ m²\) lies outside Soʻzangaron/u)).toBeVisible();
    });
  },
};

/** Without a map: coordinates written, corrected in the table, the acts of a corner in its row's menu. */
export const WithoutAMap: Story = {
  args: { neighbours: sampleNeighbours },
  play: async ({ canvas, args, step }) => {
    await mapOf(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Table of corners" }));
    const next = canvas.getByRole("textbox", { name: /Next corner/u });
    await step("corners are written one after another, in either order, in degrees or with minutes", async () => {
      for (const corner of ["39.65 66.96", "66.9604, 39.65", `39°39'1.44"N 66°57'37.44"E`, "39.6504 66.96"]) {
        await userEvent.click(next);
        await userEvent.paste(corner);
        await userEvent.keyboard("{Enter}");
      }
      await expect(args.onChange).toHaveBeenLastCalledWith(square);
    });
    await step("what is no corner is refused, and stays to be mended", async () => {
      await userEvent.type(next, "salom{Enter}");
      await expect(await canvas.findByText(/These are no coordinates/u)).toBeVisible();
      await expect(next).toHaveValue("salom");
      await userEvent.clear(next);
      await userEvent.type(next, "51.5 0.1{Enter}");
      await expect(await canvas.findByText("This place is not in Uzbekistan")).toBeVisible();
    });
    await step("a row's menu deletes its corner", async () => {
      const table = canvas.getByRole("grid", { name: "Table of corners" });
      const row = within(table).getAllByRole("row")[2];
      if (!row) throw new Error("No second corner in the table.");
      await userEvent.click(within(row).getByRole("button"));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Delete the corner" }));
      await waitFor(() => expect(within(table).getAllByRole("row").length).toBe(4));
    });
  },
};

const otherPlace = { west: 69.2, east: 69.24, south: 41.3, north: 41.33 };

function Moving(props: PlotEditorProps): ReactElement {
  const [place, setPlace] = useState<PlotEditorProps["bounds"]>();
  const { bounds: _, ...rest } = props;
  return (
    <>
      <button type="button" onClick={() => setPlace(bounds)}>
        Near
      </button>
      <button type="button" onClick={() => setPlace(otherPlace)}>
        Far
      </button>
      <Held {...rest} {...(place ? { bounds: place } : {})} />
    </>
  );
}

/** The map goes to the place that was chosen, then to the plot that was written. */
export const GoesToThePlot: Story = {
  args: { onViewChange: fn() },
  render: (args) => <Moving {...args} />,
  play: async ({ canvas, args, step }) => {
    await mapOf(canvas);
    const look = () => mocked(args.onViewChange)?.mock.lastCall?.[0];
    await step("a place that is chosen is gone to, and the next one too", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Near" }));
      await waitFor(() => expect(look()?.lon).toBeCloseTo(66.9602, 2));
      await expect(look()?.zoom).toBeGreaterThan(14);
      await userEvent.click(canvas.getByRole("button", { name: "Far" }));
      await waitFor(() => expect(look()?.lon).toBeCloseTo(69.22, 2));
    });
    await step("an outline that is pasted elsewhere is gone to", async () => {
      const written = canvas.getByRole("textbox", { name: /Outline as text/u });
      await fireEvent.change(written, { target: { value: square } });
      await waitFor(() => expect(look()?.lon).toBeCloseTo(66.9602, 3));
      await expect(look()?.zoom).toBeGreaterThan(17);
    });
    await step("with an outline there, another place moves nothing", async () => {
      const before = mocked(args.onViewChange)?.mock.calls.length;
      await userEvent.click(canvas.getByRole("button", { name: "Near" }));
      await expect(mocked(args.onViewChange)?.mock.calls.length).toBe(before);
    });
  },
};

/** Faults are named at once, with what mends them; what is typed stays as it is. */
export const Faults: Story = {
  play: async ({ canvas, args, step }) => {
    await mapOf(canvas);
    const text = canvas.getByRole("textbox", { name: /Outline as text/u });
    const paste = (value: string) => fireEvent.change(text, { target: { value } });
    await step("crossing itself", async () => {
      await paste("POLYGON ((66.96 39.65, 66.961 39.651, 66.961 39.65, 66.96 39.651, 66.96 39.65))");
      await expect(await canvas.findByText("The outline crosses itself")).toBeVisible();
    });
    await step("latitude first, mended by a press", async () => {
      await paste("POLYGON ((39.65 66.96, 39.65 66.9604, 39.6504 66.9604, 39.6504 66.96, 39.65 66.96))");
      await userEvent.click(await canvas.findByRole("button", { name: "Swap latitude and longitude" }));
      await expect(args.onChange).toHaveBeenLastCalledWith(square);
    });
    await step("abroad, tiny, unreadable", async () => {
      await paste("POLYGON ((0 51, 0.1 51, 0.1 51.1, 0 51))");
      await expect(await canvas.findByText("The outline lies outside Uzbekistan")).toBeVisible();
      await paste("POLYGON ((66.96 39.65, 66.960001 39.65, 66.960001 39.650001, 66.96 39.65))");
      await expect(await canvas.findByText("The area is below one square metre")).toBeVisible();
      await paste("POLYGON ((66.96 39.");
      await expect(await canvas.findByText(/The text cannot be read/u)).toBeVisible();
      await expect(text).toHaveValue("POLYGON ((66.96 39.");
    });
    await step("a press on the map does not draw over what cannot be read", async () => {
      await userEvent.click(canvas.getByRole("application", { name: "Map of the plot" }));
      await expect(text).toHaveValue("POLYGON ((66.96 39.");
      await expect(canvas.getByRole("button", { name: "Add corners" })).toHaveAttribute("aria-pressed", "false");
    });
    await step("a hundred thousand corners are too many, and nothing hangs", async () => {
      await paste(`POLYGON ((${"66.96 39.65,".repeat(100_000)}66.96 39.65))`);
      await expect(await canvas.findByText("The outline has more than 2,000 points")).toBeVisible();
    });
  },
};

/** Hands a file to the dialog. */
async function give(bytes: Uint8Array, name: string): Promise<void> {
  const input = screen.getByRole("dialog").querySelector("input[type=file]");
  if (!(input instanceof HTMLInputElement)) throw new Error("No input for a file.");
  await userEvent.upload(input, new File([bytes as Uint8Array<ArrayBuffer>], name), { applyAccept: false });
}

const gaussKrueger: [number, number][] = [
  [12_324_853, 4_392_500],
  [12_324_893, 4_392_500],
  [12_324_893, 4_392_540],
  [12_324_853, 4_392_540],
  [12_324_853, 4_392_500],
];

/** A shapefile whose system is not told waits for a choice; the plots show on the map before one is taken. */
export const Import: Story = {
  args: { value: square, neighbours: sampleNeighbours },
  play: async ({ canvas, args, step }) => {
    await mapOf(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Import from a file" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Import an outline from a file" }));
    await step("a picture is refused by name", async () => {
      await give(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), "rasm.png");
      await expect(await dialog.findByText(/A file of this kind is not read/u)).toBeVisible();
    });
    await step("an unknown system is refused until it is chosen", async () => {
      await give(shapefileOf([{ name: "Plot 7", rings: [gaussKrueger] }]), "yerlar.zip");
      await expect(await dialog.findByText(/does not say its coordinate system/u)).toBeVisible();
      await userEvent.click(dialog.getByRole("button", { name: /Coordinate system/u }));
      await userEvent.click(await screen.findByRole("option", { name: "SK-42, zone 12 (69°) — fits" }));
      await expect(await dialog.findByText(/1 plot found\. System: SK-42, 69°/u)).toBeVisible();
      await expect(dialog.getByRole("application", { name: "Map of the file’s plots" })).toBeVisible();
    });
    await step("it is taken, and can be taken back", async () => {
      await userEvent.click(dialog.getByRole("button", { name: "Use this outline" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^POLYGON \(\(66\.95876/u));
      await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
      await expect(args.onChange).toHaveBeenLastCalledWith(square);
    });
  },
};

/** Coordinates that do not say their system are not taken for WGS 84: they wait for a choice, and show on the map first. */
export const PastedInAnotherSystem: Story = {
  play: async ({ canvas, args, step }) => {
    await mapOf(canvas);
    const text = canvas.getByRole("textbox", { name: /Outline as text/u });
    // The square in SK-42, in degrees: in WGS 84 these would be places too, a hundred metres away.
    const degrees = [
      "39.6499636 66.9608379",
      "39.6499636 66.9612379",
      "39.6503636 66.9612379",
      "39.6503636 66.9608379",
    ];
    await step("degrees are asked about, and nothing is taken meanwhile", async () => {
      await userEvent.click(text);
      await userEvent.paste(degrees.join("\n"));
      const dialog = within(await screen.findByRole("dialog", { name: "Import an outline from a file" }));
      await expect(dialog.getByText(/The text does not say its coordinate system/u)).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Use this outline" })).toHaveAttribute("aria-disabled", "true");
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.click(dialog.getByRole("button", { name: /Coordinate system/u }));
      await userEvent.click(await screen.findByRole("option", { name: "SK-42 (in degrees) — fits" }));
      await expect(await dialog.findByRole("application", { name: "Map of the file’s plots" })).toBeVisible();
      await userEvent.click(dialog.getByRole("button", { name: "Use this outline" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringMatching(/^POLYGON \(\(66\.9[56]\d+ 39\.6\d+/u),
      );
      await expect(text).not.toHaveValue(expect.stringContaining("66.9608379"));
    });
    await step("metres that were typed are refused, and lead to the same choice", async () => {
      await fireEvent.change(text, { target: { value: "4392500 12324853\n4392500 12324893\n4392540 12324893" } });
      await userEvent.click(await canvas.findByRole("button", { name: "Choose the system" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Import an outline from a file" }));
      await userEvent.click(dialog.getByRole("button", { name: /Coordinate system/u }));
      await userEvent.click(await screen.findByRole("option", { name: "SK-42, zone 12 (69°) — fits" }));
      await expect(await dialog.findByText(/1 plot found\. System: SK-42, 69°/u)).toBeVisible();
      await userEvent.click(dialog.getByRole("button", { name: "Use this outline" }));
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^POLYGON \(\(66\.95876/u)),
      );
    });
    await step("GeoJSON is WGS 84 by its standard, and is taken as it is", async () => {
      await userEvent.clear(text);
      await userEvent.click(text);
      await userEvent.paste(JSON.stringify(plotBox(0, 0, 40, 40)));
      await expect(args.onChange).toHaveBeenLastCalledWith(JSON.stringify(plotBox(0, 0, 40, 40)));
      await expect(screen.queryByRole("dialog")).toBeNull();
    });
  },
};

/** The plots of a file on the map, before one is taken: several, by name. */
export const ImportPreview: Story = {
  args: { neighbours: sampleNeighbours, boundaries: sampleBoundaries },
  play: async ({ canvas, step }) => {
    await mapOf(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Import from a file" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Import an outline from a file" }));
    await step("GeoJSON of three: the second is chosen", async () => {
      const features = [0, 50, 100].map((west, index) => ({
        type: "Feature",
        properties: { name: `Plot ${index + 1}` },
        geometry: plotBox(west, 0, west + 40, 40),
      }));
      await give(new TextEncoder().encode(JSON.stringify({ type: "FeatureCollection", features })), "plots.geojson");
      await expect(await dialog.findByText(/3 plots found\. System: WGS 84/u)).toBeVisible();
      await userEvent.click(dialog.getByRole("combobox", { name: /Which plot/u }));
      await userEvent.click(await screen.findByRole("option", { name: "Plot 2, 1,525 m²" }));
      await expect(dialog.getByRole("button", { name: "Use this outline" })).toBeEnabled();
    });
  },
};

/** Letters typed one after another are one step; what was drawn before them is another. */
export const Steps: Story = {
  args: { value: square },
  play: async ({ canvas, args }) => {
    const map = await mapOf(canvas);
    map.focus();
    await userEvent.keyboard("{PageDown}{ArrowRight}");
    const text = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: /Outline as text/u });
    await waitFor(() => expect(text.value).not.toBe(square));
    const drawn = text.value;
    await userEvent.type(text, "abc");
    await expect(args.onChange).toHaveBeenLastCalledWith(`${drawn}abc`);
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(drawn);
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(square);
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <PlotEditor {...args} label="Nothing drawn" height="240px" neighboursStatus="loading" />
      <PlotEditor
        {...args}
        label="Overlapping, beyond the neighbourhood"
        value={writeOutline(plotBox(0, 0, 60, 45))}
        neighbours={sampleNeighbours}
        boundaries={[{ id: "n", name: "Soʻzangaron", parts: [plotBox(-60, -10, 45, 100)], isApproximate: true }]}
        height="320px"
      />
      <PlotEditor
        {...args}
        label="Crossing itself"
        value="POLYGON ((66.96 39.65, 66.9604 39.6504, 66.9604 39.65, 66.96 39.6504, 66.96 39.65))"
        error="The outline crosses itself"
        height="240px"
        neighboursStatus="error"
        onNeighboursRetry={fn()}
      />
      <PlotEditor
        {...args}
        label="To be read"
        value={square}
        isReadOnly
        neighbours={sampleNeighbours}
        height="240px"
        neighboursStatus="no-permission"
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Show all" })).toHaveLength(4));
    await waitFor(() => expect(canvasElement.querySelectorAll("li[data-overlap]").length).toBe(2));
  },
};
