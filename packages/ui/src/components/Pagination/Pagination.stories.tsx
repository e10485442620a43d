import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Pagination } from "./Pagination.js";

const meta = {
  title: "Data/Pagination",
  component: Pagination,
  args: { label: "Nomzodlar", count: 50, page: { offset: 0, total: 10_000, more: true, onNext: fn() } },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first page has no way back. */
export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("1–50 of 10,000+");
    await expect(canvas.getByRole("button", { name: "Previous" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Next" })).toBeEnabled();
  },
};

/** Beginning, middle, end, and waiting. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <Pagination {...args} />
      <Pagination
        {...args}
        label="Oʻrtasi"
        page={{ offset: 50, total: 1234, onNext: fn(), onPrevious: fn(), onFirst: fn() }}
      />
      <Pagination
        {...args}
        label="Oxiri"
        count={12}
        page={{ offset: 100, total: 112, onPrevious: fn(), onFirst: fn() }}
      />
      <Pagination {...args} label="Kutilmoqda" busy />
    </div>
  ),
};
