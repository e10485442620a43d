import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { type ReactElement, useState } from "react";
import { Pagination, type PaginationProps } from "./Pagination.js";

function TwoPages(props: PaginationProps): ReactElement {
  const [last, setLast] = useState(false);
  const first = (): void => setLast(false);
  return (
    <Pagination
      {...props}
      page={
        last
          ? { offset: 50, total: 100, onFirst: first, onPrevious: first }
          : { offset: 0, total: 100, onNext: () => setLast(true) }
      }
    />
  );
}

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

/** On reaching the last page the focus stays in the bar. */
export const KeepsTheFocus: Story = {
  render: (args) => <TwoPages {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Next" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "First page" })).toHaveFocus());
    await expect(canvas.getByRole("button", { name: "Next" })).toBeDisabled();
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
