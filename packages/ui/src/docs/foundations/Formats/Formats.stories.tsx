import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Formats, Sorting } from "./Formats.js";

const meta = {
  title: "Foundations/Formats",
  component: Formats,
  tags: ["!autodocs"],
} satisfies Meta<typeof Formats>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In Chromium, which by itself writes “2026 M03 5” for Uzbek. */
export const AllStates: Story = {
  name: "In four languages",
  play: async ({ canvas }) => {
    const day = within(canvas.getByRole("row", { name: /^A day in a sentence/u }));
    await expect(day.getByText("5-mart, 2026")).toBeVisible();
    await expect(day.getByText("5 марта 2026 г.")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Money/u })).toHaveTextContent(/1\s234\s567,00 soʻm/u);
    await expect(canvas.getByRole("row", { name: /^Day of the week/u })).toHaveTextContent("payshanba");
  },
};

/** Oʻ and gʻ stand near the end of the alphabet, sh and ch behind them. */
export const OrderOfNames: Story = {
  render: () => <Sorting />,
  play: async ({ canvas }) => {
    const latin = canvas.getByText(/^Guliston, Navoiy/u);
    await expect(latin).toHaveTextContent(
      "Guliston, Navoiy, Olot, Oltiariq, Samarqand, Zomin, Oʻzgan, Gʻijduvon, Shahrisabz, Chiroqchi",
    );
  },
};
