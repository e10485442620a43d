import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Tabs } from "./Tabs.js";

const meta = {
  component: Tabs,
  args: {
    label: "Ariza",
    onSelect: fn(),
    items: [
      { id: "facts", label: "Maʼlumotlar", content: <p>Ariza maʼlumotlari</p> },
      { id: "conclusions", label: "Xulosalar", count: 2, content: <p>Tashkilotlar xulosalari</p> },
      { id: "payments", label: "Toʻlovlar", isDisabled: true, content: <p>Toʻlovlar</p> },
      { id: "history", label: "Tarix", content: <p>Ariza tarixi</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move and open and leave out what is disabled; Home and End go to the ends; Tab goes into the panel. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Maʼlumotlar" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /Xulosalar/ })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByText("Tashkilotlar xulosalari")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onSelect).toHaveBeenLastCalledWith("history");
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("tab", { name: "Maʼlumotlar" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel", { name: "Maʼlumotlar" })).toHaveFocus();
  },
};

export const AllStates: Story = { args: { selected: "conclusions" } };

/** On a narrow row the tab opened by the address is scrolled into sight. */
export const SelectedInSight: Story = {
  args: { selected: "history" },
  decorators: [
    (Narrow) => (
      <div style={{ inlineSize: 220 }}>
        <Narrow />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const row = canvas.getByRole("tablist").getBoundingClientRect();
      const tab = canvas.getByRole("tab", { name: "Tarix" }).getBoundingClientRect();
      await expect(Math.round(tab.right)).toBeLessThanOrEqual(Math.round(row.right));
      await expect(Math.round(tab.left)).toBeGreaterThanOrEqual(Math.round(row.left));
    });
  },
};
