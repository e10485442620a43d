import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { demoPlots } from "../../../testing/plots.js";
import { parseUiLocale } from "../../../UiProvider/locale.js";
import { patternText } from "../pattern-text.js";
import { Register } from "./Register.js";
import { texts } from "./texts.js";

const meta = {
  title: "Patterns/Register",
  component: Register,
  tags: ["!autodocs"],
  args: { rows: demoPlots(40), onDownload: fn(), onOpen: fn(), onRetry: fn() },
} satisfies Meta<typeof Register>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = {
  parameters: { viewport: { options: { phone: { name: "Phone", styles: { width: "390px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
};

/** Search, narrow, choose, act: the way of a working day, in whatever language the page is. */
export const Work: Story = {
  play: async ({ canvas, args, globals, step }) => {
    const text = patternText(texts, parseUiLocale(globals["locale"], "uz_UZ"));
    const all = text("count", { count: 40 });
    await step("what is due first stands on top", async () => {
      await expect(await canvas.findByText(all)).toBeVisible();
      await expect(canvas.getByRole("columnheader", { name: text("due") })).toHaveAttribute("aria-sort", "ascending");
    });
    await step("a search narrows, and says how far", async () => {
      // Key after key without a breath, or a busy machine would make a rest of it and find what begins alike.
      const hands = userEvent.setup({ delay: null });
      await hands.type(canvas.getByRole("searchbox", { name: text("search") }), "karimova");
      await waitFor(() => expect(canvas.queryByText(all)).toBeNull());
      const grid = within(canvas.getByRole("grid", { name: text("title") }));
      await waitFor(() => expect(grid.queryByText("Choriyev Bekzod")).toBeNull());
    });
    await step("what is chosen can be acted on at once", async () => {
      const boxes = canvas.getAllByRole("checkbox").slice(1, 3);
      for (const box of boxes) await userEvent.click(box);
      await userEvent.click(await canvas.findByRole("button", { name: text("download") }));
      await expect(args.onDownload).toHaveBeenCalledOnce();
      await expect(await canvas.findByText(text("downloaded", { count: 2 }))).toBeVisible();
    });
    await step("a row opens its record", async () => {
      const [first] = canvas.getAllByRole("rowheader");
      await userEvent.click(within(first as HTMLElement).getByRole("link"));
      await expect(args.onOpen).toHaveBeenCalledOnce();
    });
  },
};

/** The same in Uzbek. */
export const InUzbek: Story = { ...Work, globals: { locale: "uz_UZ" }, args: { onDownload: fn(), onOpen: fn() } };

/** Filters are chips: they are read, changed and taken away where they stand. */
export const Narrowed: Story = {
  args: { defaultFilters: { status: ["Toʻlovda"] } },
  play: async ({ canvas, globals }) => {
    const text = patternText(texts, parseUiLocale(globals["locale"], "uz_UZ"));
    const all = text("count", { count: 40 });
    const words = `${text("status")}: ${text("status.payment")}`;
    await expect(canvas.queryByText(all)).toBeNull();
    const chip = within(canvas.getByRole("button", { name: words }).closest("li") as HTMLElement);
    await userEvent.click(chip.getByRole("button", { name: (name) => name !== words }));
    await expect(await canvas.findByText(all)).toBeVisible();
  },
};

/** Nothing matches: the way back is in the middle of the page, not only in the filters. */
export const NothingFound: Story = {
  args: { defaultFilters: { area: { from: 90_000 } } },
  play: async ({ canvas, globals }) => {
    const text = patternText(texts, parseUiLocale(globals["locale"], "uz_UZ"));
    await expect(await canvas.findByRole("heading", { name: text("none.title") })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: text("none.clear") }));
    await expect(await canvas.findByText(text("count", { count: 40 }))).toBeVisible();
  },
};

/** Nothing is there yet: another sentence, since there is nothing to clear. */
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas, globals }) => {
    const text = patternText(texts, parseUiLocale(globals["locale"], "uz_UZ"));
    await expect(await canvas.findByRole("heading", { name: text("empty.title") })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: text("none.clear") })).toBeNull();
  },
};

/** The rows are on their way; the tools are there already. */
export const Loading: Story = { args: { status: "loading" } };

/** The service failed; what the person set stays. */
export const Failed: Story = {
  args: { status: "error", defaultFilters: { status: ["Eʼlonda"] } },
  play: async ({ canvas, args, globals }) => {
    const text = patternText(texts, parseUiLocale(globals["locale"], "uz_UZ"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(text("error.text"));
    await expect(canvas.getByRole("button", { name: `${text("status")}: ${text("status.announced")}` })).toBeVisible();
    await userEvent.click(within(canvas.getByRole("alert")).getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The person may not see the list: no tools for what is not there, and whom to ask. */
export const NoPermission: Story = {
  args: { status: "no-permission" },
  play: async ({ canvas, globals }) => {
    const text = patternText(texts, parseUiLocale(globals["locale"], "uz_UZ"));
    await expect(await canvas.findByText(text("noPermission.text"))).toBeVisible();
    await expect(canvas.queryByRole("searchbox")).toBeNull();
  },
};

/** On a phone every row is a card, and nothing scrolls sideways. */
export const OnAPhone: Story = {
  ...phone,
  args: { rows: demoPlots(6) },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** At rest, for the looks. */
export const AllStates: Story = { args: { rows: demoPlots(8), defaultFilters: { status: ["Toʻlovda", "Eʼlonda"] } } };
