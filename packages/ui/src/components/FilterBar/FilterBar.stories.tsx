import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { demoOptions } from "../../testing/options.js";
import { SearchField } from "../SearchField/index.js";
import { FilterBar, type FilterBarProps } from "./FilterBar.js";
import type { FilterDefinition } from "./filters.js";

const filters: readonly FilterDefinition[] = [
  {
    id: "status",
    label: "Holat",
    kind: "choice",
    options: [
      { id: "announced", label: "Eʼlonda" },
      { id: "council", label: "Kengashda" },
    ],
  },
  { id: "ground", label: "Asos", kind: "choices", options: demoOptions.slice(0, 4) },
  { id: "owner", label: "Egallovchi", kind: "text" },
  { id: "late", label: "Kechikkan", kind: "flag" },
  { id: "due", label: "Muddat", kind: "dates" },
  { id: "area", label: "Maydon", kind: "numbers", unit: "m²" },
];

function Held(props: FilterBarProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <FilterBar
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    >
      <SearchField label="Qidirish" isLabelHidden placeholder="Raqam, egallovchi" width="md" />
    </FilterBar>
  );
}

const meta = {
  title: "Data/FilterBar",
  component: FilterBar,
  args: { filters, value: {}, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Added, changed and taken away by keyboard; the parent hears of each once. */
export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step("add", async () => {
      canvas.getByRole("button", { name: "Add filter" }).focus();
      await userEvent.keyboard("{Enter}");
      await userEvent.click(await screen.findByRole("button", { name: "Asos" }));
      await userEvent.click(await screen.findByRole("checkbox", { name: "Kichik sanoat zonasi" }));
      await userEvent.click(screen.getByRole("button", { name: "Apply" }));
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ ground: ["industry"] }));
    });
    await step("change", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Asos: Kichik sanoat zonasi" }));
      await userEvent.click(await screen.findByRole("checkbox", { name: "Hujjatdan ortiqcha maydon" }));
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ ground: ["industry", "excess"] }));
    });
    await step("take away", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Remove filter: Asos" }));
      await expect(args.onChange).toHaveBeenLastCalledWith({});
    });
  },
};

/** Every kind, in words. */
export const AllStates: Story = {
  args: {
    value: {
      status: "announced",
      ground: ["house", "garden"],
      owner: "Karimova",
      late: true,
      due: { from: "2026-03-05" },
      area: { from: 100, to: 2500 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Maydon: 100 m² – 2,500 m²" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Kechikkan: Yes" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Add filter" })).toBeNull();
  },
};
