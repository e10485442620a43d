import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { parseUiLocale } from "../../../UiProvider/locale.js";
import { patternText } from "../pattern-text.js";
import { EmptyMonday } from "./EmptyMonday.js";
import { texts } from "./texts.js";

const meta = {
  title: "Patterns/Empty Monday",
  component: EmptyMonday,
  tags: ["!autodocs"],
} satisfies Meta<typeof EmptyMonday>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every place says in its own words why it is empty; every figure and every sentence leads somewhere. */
export const NothingToDo: Story = {
  play: async ({ canvas, globals, step }) => {
    const text = patternText(texts, parseUiLocale(globals["locale"], "uz_UZ"));
    await step("no two places say the same, and none says only that there is no data", async () => {
      const titles = canvas.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
      await expect(titles).toEqual([text("work.title"), text("returned.title")]);
    });
    await step("there is a way on", async () => {
      await expect(canvas.getByRole("link", { name: text("work.all") })).toBeVisible();
      await expect(canvas.getByRole("link", { name: text("next.drafts") })).toBeVisible();
    });
  },
};

/** The same in Uzbek: the day is written as Uzbek writes it, also where the browser cannot. */
export const InUzbek: Story = {
  globals: { locale: "uz_UZ" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/9-mart/u)).toHaveTextContent(/dushanba/iu);
  },
};

/** The first day of an office: three things to do instead of five empty boxes. */
export const FirstDay: Story = {
  args: { isNew: true },
  play: async ({ canvas, globals }) => {
    const text = patternText(texts, parseUiLocale(globals["locale"], "uz_UZ"));
    await expect(await canvas.findByText(text("new.title"))).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
  },
};

/** On a phone the cards follow one another, what waits first. */
export const OnAPhone: Story = {
  parameters: { viewport: { options: { phone: { name: "Phone", styles: { width: "390px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** At rest, for the looks. */
export const AllStates: Story = {};
