import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fireEvent, fn, mocked, spyOn, userEvent, waitFor, within } from "storybook/test";
import { sampleOutlines } from "../../testing/outlines.js";
import { samplePlaceTiles, samplePlotsMiddle, samplePlotStatuses, samplePlotTiles } from "../../testing/tiles.js";
import { loadAreaTexts } from "../../texts/load-area-texts.js";
import { loadLeaflet } from "../MapCanvas/load-leaflet.js";
import { isSameView, readMapView, writeMapView } from "../MapCanvas/map-view.js";
import { tileSize } from "../tiles/vector-tiles.js";
import { PlotMap, type PlotMapProps } from "./PlotMap.js";

const street = { ...samplePlotsMiddle, zoom: 17 };
const region = { lat: 39.75, lon: 66.8, zoom: 9 };

function Held(props: PlotMapProps): ReactElement {
  const [view, setView] = useState(props.view);
  return (
    <PlotMap
      {...props}
      view={view}
      onViewChange={(next) => {
        setView(next);
        props.onViewChange?.(next);
      }}
    />
  );
}

/** A host that is rendered with every movement of the pointer, and gives other functions each time. */
function Restless(props: PlotMapProps): ReactElement {
  const [moves, setMoves] = useState(0);
  return (
    <div onPointerMove={() => setMoves((count) => count + 1)} data-moves={moves}>
      <Held {...props} onBox={(bounds) => props.onBox?.(bounds)} />
    </div>
  );
}

const meta = {
  title: "PlotMap",
  component: PlotMap,
  render: (args) => <Held {...args} />,
  loaders: [() => Promise.all([loadAreaTexts("en_US"), loadLeaflet()])],
  args: {
    "aria-label": "Plots of the district",
    loadPlots: samplePlotTiles,
    statuses: samplePlotStatuses,
    view: street,
    onViewChange: fn(),
    onSelectionChange: fn(),
    onHiddenChange: fn(),
    onBox: fn(),
    hrefOf: ({ id }) => `/application/${id}`,
    height: "420px",
  },
  parameters: {
    docs: {
      description: {
        component: `Plots on a map, from numbers by place down to single outlines.

**Use it** where people look for plots by where they lie. Filters of the host (place, ground, year) belong to the
function that fetches tiles; the legend hides statuses at once.
**Not** for one plot (\`OutlineSketch\`) or to draw one (\`PlotEditor\`).

| Key | What it does |
|---|---|
| Tab | To the map, its buttons, the legend, the list |
| Arrows, + and − | Move the map, zoom |
| Enter | Chooses what is in the middle, where the cross stands; a number opens |
| Escape | Closes the card or the tool; the map has the focus again |

**Screen readers** find all that is in view as a table under "List of what is in view"; its rows open the same card.

**Data attributes** \`data-plot-map\`, \`data-plots\`.`,
      },
    },
  },
} satisfies Meta<typeof PlotMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The plots are drawn, and what stands around the map has come. The first story also waits for Leaflet. */
const ready = (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => {
    void expect(canvasElement.querySelector("[data-plots]")).toHaveAttribute("data-plots", "ready");
    void expect(within(canvasElement).getByRole("button", { name: "Print" })).toBeVisible();
  });

const tilesOf = (canvasElement: HTMLElement): HTMLCanvasElement[] => [
  ...canvasElement.querySelectorAll<HTMLCanvasElement>("canvas.leaflet-tile"),
];

/** Pixels of the map's tiles that are not empty. */
function ink(canvasElement: HTMLElement): number {
  let sum = 0;
  for (const tile of tilesOf(canvasElement)) {
    const data = tile.getContext("2d")?.getImageData(0, 0, tile.width, tile.height).data ?? [];
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 0) sum += 1;
  }
  return sum;
}

/** The plot in the middle is chosen with Enter; its card has the focus, and Escape gives it back. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    await ready(canvasElement);
    const map = canvas.getByRole("application", { name: "Plots of the district" });
    await step("the middle", async () => {
      map.focus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(expect.objectContaining({ year: 2026 }));
      const card = await canvas.findByRole("region", { name: /^2026-1718-/ });
      await waitFor(() => expect(card).toHaveFocus());
      await expect(within(card).getByRole("link", { name: "Open" })).toHaveAttribute(
        "href",
        expect.stringContaining("/application/plot-"),
      );
    });
    await step("and back", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(map).toHaveFocus());
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(null);
    });
  },
};

/** The same without a map: a table of what is in view, whose rows open the same card. */
export const AsAList: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "List of what is in view" }));
    const table = await canvas.findByRole("grid", { name: /^Plots in view: 1\d\d$/ });
    // The window that draws long lists comes with the first of them.
    await waitFor(() => expect(table.querySelector("[data-gap=passing]")).toBeNull());
    const [first] = await within(table).findAllByText(/^2026-1718-\d{6}$/);
    if (!first) throw new Error("The list is empty.");
    const number = first.textContent;
    await userEvent.click(first);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(expect.objectContaining({ number }));
    await expect(await canvas.findByRole("region", { name: number })).toBeVisible();
  },
};

/** Numbers by place from afar; a place in the list leads nearer. */
export const FromAfar: Story = {
  args: { view: region },
  play: async ({ canvas, canvasElement, args }) => {
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "List of what is in view" }));
    const table = await canvas.findByRole("grid", { name: "Places in view" });
    await userEvent.click(await within(table).findByText("Oqdaryo"));
    await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 11 })));
  },
};

/** A status that is ticked off is drawn no more, and is not in the list. */
export const LegendFilters: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await ready(canvasElement);
    // The first look is drawn where it is in view; the rest of its tiles follows.
    let drawn = 0;
    await waitFor(() => {
      const [last, now] = [drawn, ink(canvasElement)];
      drawn = now;
      for (const { style } of tilesOf(canvasElement)) {
        void expect([style.width, style.height]).toEqual([`${tileSize}px`, `${tileSize}px`]);
      }
      void expect(now).toBeGreaterThan(0);
      void expect(now).toBe(last);
    });
    const before = ink(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Announced" }));
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(["announced"]);
    await waitFor(() => expect(ink(canvasElement)).toBeLessThan(before * 0.95));
    await userEvent.click(canvas.getByRole("button", { name: "Show all statuses" }));
    await waitFor(() => expect(ink(canvasElement)).toBeGreaterThan(before * 0.99));
  },
};

/** Distance and area along points, set by keyboard alone. */
export const Measuring: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Measure" }));
    const map = canvas.getByRole("application");
    map.focus();
    const panel = canvas.getByRole("region", { name: "Measure" });
    await step("80 pixels east are about 74 m here", async () => {
      await userEvent.keyboard("{Enter}{ArrowRight}{Enter}");
      await waitFor(() => expect(panel).toHaveTextContent(/Distance7\d\.\d m/));
    });
    await step("and with a third point there is an area", async () => {
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await waitFor(() => expect(panel).toHaveTextContent(/Area2,7\d\d(\.\d)? m²/));
    });
    await step("the last point is taken away", async () => {
      await userEvent.keyboard("{Backspace}");
      await waitFor(() => expect(panel).toHaveTextContent(/Area0 m²/));
    });
  },
};

/** Coordinates lead there; what is no position is said. */
export const Coordinates: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Coordinates" }));
    const field = canvas.getByRole("textbox", { name: "Latitude and longitude" });
    await userEvent.type(field, "Samarqand{Enter}");
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, "69.2797 41.3111{Enter}");
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ lat: expect.closeTo(41.3111, 3), lon: expect.closeTo(69.2797, 3) }),
      ),
    );
  },
};

/** A box by keyboard: what is in view. */
export const Box: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Choose with a box" }));
    await userEvent.click(canvas.getByRole("button", { name: "Take what is in view" }));
    await expect(args.onBox).toHaveBeenCalledWith(
      expect.objectContaining({ west: expect.closeTo(66.95, 1), north: expect.closeTo(39.65, 1) }),
    );
  },
};

/** A point of the map, for what the host does there: by a press, and by keyboard its middle. */
export const Point: Story = {
  args: { point: { label: "New area here", help: "Press where it lies.", middle: "In the middle", onPoint: fn() } },
  play: async ({ canvas, canvasElement, args }) => {
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "New area here" }));
    await userEvent.click(canvas.getByRole("button", { name: "In the middle" }));
    await expect(args.point?.onPoint).toHaveBeenLastCalledWith(
      expect.objectContaining({ lat: expect.closeTo(street.lat, 3), lon: expect.closeTo(street.lon, 3) }),
    );
    const map = canvas.getByRole("application");
    const { x, y, width, height } = map.getBoundingClientRect();
    await fireEvent.click(map, { clientX: x + width / 2 + 60, clientY: y + height / 2 });
    await waitFor(() => expect(args.point?.onPoint).toHaveBeenCalledTimes(2));
    const [point] = mocked(args.point?.onPoint)?.mock.calls[1] ?? [];
    await expect(point?.lon).toBeGreaterThan(street.lon);
  },
};

/** A box by pointer: it goes on while the host is rendered anew, and a mere press is none. */
export const BoxByPointer: Story = {
  render: (args) => <Restless {...args} />,
  play: async ({ canvas, canvasElement, args, step }) => {
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Choose with a box" }));
    const map = canvas.getByRole("application");
    // Pointers that a test makes up cannot be captured.
    map.setPointerCapture = () => undefined;
    const { x, y, width, height } = map.getBoundingClientRect();
    const at = (dx: number, dy: number) => ({
      pointerId: 1,
      button: 0,
      clientX: x + width / 2 + dx,
      clientY: y + height / 2 + dy,
    });
    await step("a press", async () => {
      await fireEvent.pointerDown(map, at(0, 0));
      await fireEvent.pointerUp(map, at(1, 1));
      await expect(args.onBox).not.toHaveBeenCalled();
    });
    await step("a box around the middle", async () => {
      await fireEvent.pointerDown(map, at(-100, -80));
      await fireEvent.pointerMove(map, at(0, 0));
      await fireEvent.pointerMove(map, at(100, 80));
      await fireEvent.pointerUp(map, at(100, 80));
      await expect(args.onBox).toHaveBeenCalledTimes(1);
      const [box] = mocked(args.onBox)?.mock.calls[0] ?? [];
      if (!box) throw new Error("No box was told.");
      await expect((box.west + box.east) / 2).toBeCloseTo(street.lon, 4);
      // 200 pixels of zoom 17, where 2^17 tiles of 256 pixels go round the earth.
      await expect(box.east - box.west).toBeCloseTo((200 * 360) / (256 * 2 ** 17), 5);
    });
  },
};

/** One's own place is asked for on a press alone, shown, and told with how exact it is; a refusal is told too. */
export const FindMyPlace: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    await ready(canvasElement);
    const ask = spyOn(navigator.geolocation, "getCurrentPosition");
    const button = canvas.getByRole("button", { name: "Find my place" });
    await step("nobody is asked before", () => expect(ask).not.toHaveBeenCalled());
    await step("found", async () => {
      const coords = { latitude: 39.6512, longitude: 66.9623, accuracy: 12.4 } as GeolocationCoordinates;
      ask.mockImplementation((tell) => tell({ coords } as GeolocationPosition));
      await userEvent.click(button);
      await waitFor(() =>
        expect(args.onViewChange).toHaveBeenLastCalledWith(
          expect.objectContaining({ lat: expect.closeTo(39.6512, 3), lon: expect.closeTo(66.9623, 3), zoom: 17 }),
        ),
      );
      await expect(canvas.getByText("You are here, to within 12 m.")).toBeVisible();
      await expect(canvasElement.querySelectorAll(".yer-here")).toHaveLength(2);
    });
    await step("refused", async () => {
      ask.mockImplementation((_, refuse) => refuse?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError));
      await userEvent.click(button);
      await expect(await canvas.findByText(/did not allow/u)).toBeVisible();
    });
  },
};

/** What is printed is the map with its legend, nothing of the page around it; the page is as it was afterwards. */
export const Print: Story = {
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    const sheets = document.adoptedStyleSheets.length;
    const seen: { printed: boolean; sheets: number }[] = [];
    const print = spyOn(window, "print").mockImplementation(() => {
      const printed = canvasElement.querySelector("[data-map-printed]");
      seen.push({
        printed: printed?.querySelector("[data-plots]") !== null && printed?.textContent.includes("Announced") === true,
        sheets: document.adoptedStyleSheets.length,
      });
    });
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await expect(print).toHaveBeenCalledTimes(1);
    await expect(seen).toEqual([{ printed: true, sheets: sheets + 1 }]);
    await expect(canvasElement.querySelector("[data-map-printed]")).toBeNull();
    await expect(document.adoptedStyleSheets).toHaveLength(sheets);
  },
};

/** Where one looks is told when a movement ends, and the same look is opened from it. */
export const LinkToALook: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await ready(canvasElement);
    canvas.getByRole("application").focus();
    await userEvent.keyboard("{ArrowRight}+");
    await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 18 })));
    const [view] = mocked(args.onViewChange)?.mock.lastCall ?? [];
    if (!view) throw new Error("No look was told.");
    const address = writeMapView(view);
    await expect(address).toMatch(/^39\.6\d+,66\.9\d+,18$/u);
    await expect(isSameView(readMapView(address) ?? street, view)).toBe(true);
  },
};

/** Layers are put away and shown again. */
export const Layers: Story = {
  args: { loadPlaces: samplePlaceTiles, outlines: sampleOutlines },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await expect(canvas.getByText(/Dashed: approximate boundary/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Layers" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Boundaries of places" }));
    await waitFor(() => expect(canvas.queryByText(/Dashed: approximate boundary/)).toBeNull());
  },
};

/** One picture, whichever tile is asked for: nobody outside is. */
const anyTile = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#{z}/{x}/{y}";

/** An organisation's own pictures lie beneath, with whom they are owed to, and can be put away. */
export const OwnBaseMap: Story = {
  args: { baseMap: { url: anyTile, credit: "Base map: the organisation" } },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    const pictures = () => [...canvasElement.querySelectorAll<HTMLImageElement>("img.leaflet-tile")];
    await waitFor(() =>
      expect(pictures().map(({ src }) => src)).toContainEqual(expect.stringMatching(/#17\/\d+\/\d+$/)),
    );
    await expect(canvas.getByText(/Base map: the organisation/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Layers" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Base map" }));
    await waitFor(() => expect(pictures()).toEqual([]));
    await expect(canvas.queryByText(/Base map: the organisation/)).toBeNull();
  },
};

const broken = fn(() => Promise.reject(new Error("offline")));

/** Tiles that do not come are said to be missing, and asked for again. */
export const LoadingFails: Story = {
  args: { loadPlots: broken },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Some plots could not be loaded.");
    const asked = broken.mock.calls.length;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(broken.mock.calls.length).toBeGreaterThan(asked));
  },
};

/** Nobody outside is asked for anything, whatever one does on the map. */
export const AsksNobody: Story = {
  args: { loadPlaces: samplePlaceTiles, outlines: sampleOutlines, view: region },
  play: async ({ canvas, canvasElement }) => {
    const since = performance.now();
    await ready(canvasElement);
    for (const name of ["Zoom in", "Zoom out", "Layers", "Coordinates", "Measure"]) {
      await userEvent.click(canvas.getByRole("button", { name }));
    }
    const outside = performance
      .getEntriesByType("resource")
      .filter((entry) => entry.startTime >= since && new URL(entry.name, location.href).origin !== location.origin);
    await expect(outside.map(({ name }) => name)).toEqual([]);
  },
};

/** A street with a chosen plot and boundaries, numbers from afar, nothing here, failing, not permitted. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <PlotMap {...args} aria-label="A street" selectedKey="plot-100" loadPlaces={samplePlaceTiles} />
      <PlotMap
        {...args}
        aria-label="From afar"
        view={region}
        outlines={sampleOutlines}
        credits={["Outlines: made up"]}
        height="300px"
      />
      <PlotMap {...args} aria-label="Nothing here" view={{ lat: 41, lon: 64, zoom: 14 }} height="240px" />
      <PlotMap {...args} aria-label="Failing" loadPlots={broken} height="240px" />
      <PlotMap {...args} aria-label="Not permitted" noPermission="Ask your administrator." height="240px" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "2026-1718-000101" })).toBeVisible();
    await expect(await canvas.findByText("There are no plots here.", {})).toBeVisible();
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};
