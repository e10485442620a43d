import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Unbroken } from "./Unbroken.js";

const meta = {
  title: "Structure/Unbroken",
  component: Unbroken,
  parameters: {
    docs: {
      description: {
        component: `Words in which every day and number keeps to one line. Uzbek joins a day to its month by a hyphen, and so do numbers of files; lines may break at hyphens and before the year, and \`5-\` at one's end is no day.

**Use it** for sentences and titles that name a day or a number: what they are given is a message's text.
**Not** in cells of tables, which keep to one line by themselves, nor for text that people wrote.

**Screen readers** read it as part of the text around it.`,
      },
    },
  },
  args: { children: "Eʼlon 5-mart, 2026 gacha davom etadi." },
} satisfies Meta<typeof Unbroken>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A name of a file is no number: one longer than a line breaks. */
export const Long: Story = {
  args: { children: "xatlov-2026-11-30-samarqand-viloyati-hammasi.csv saqlandi" },
  render: ({ children }) => (
    <p style={{ inlineSize: "160px" }}>
      <Unbroken>{children}</Unbroken>
    </p>
  ),
  play: async ({ canvasElement }) => {
    const sentence = canvasElement.querySelector("p");
    await expect(sentence?.scrollWidth).toBeLessThanOrEqual(sentence?.clientWidth ?? 0);
  },
};

/** A Russian day's year is not left by its "г.". */
export const Russian: Story = {
  args: { children: "Срок истекает 4 ноября 2026 г., в пятницу." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2026 г.,")).toHaveStyle({ whiteSpace: "nowrap" });
  },
};

/** In room for every line's end to fall on a hyphen: none does. */
export const AllStates: Story = {
  render: ({ children }) => (
    <div style={{ display: "grid", gap: "var(--yer-space-3)" }}>
      {Array.from({ length: 4 }, (_, step) => (
        <p key={step} style={{ inlineSize: `${104 + step * 24}px` }}>
          <Unbroken>{children}</Unbroken>
        </p>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const days = [...canvasElement.querySelectorAll("p span span")];
    await expect(days).toHaveLength(4);
    for (const day of days) {
      await expect(day).toHaveTextContent("5-mart, 2026");
      await expect(day.getClientRects()).toHaveLength(1);
    }
  },
};
