import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { DownloadIcon } from "../../icons/DownloadIcon.js";
import { SendIcon } from "../../icons/SendIcon.js";
import { TrashIcon } from "../../icons/TrashIcon.js";
import type { TableAction } from "../DataTable/types.js";
import { BulkBar } from "./BulkBar.js";

const send = fn();
const actions: readonly TableAction[] = [
  { id: "download", label: "Yuklab olish", icon: <DownloadIcon />, onAction: fn() },
  { id: "send", label: "Xulosaga yuborish", icon: <SendIcon />, onAction: send },
  { id: "assign", label: "Xodimga biriktirish", onAction: fn(), disabledReason: "Avval hududni tanlang" },
  { id: "remove", label: "Savatchaga", icon: <TrashIcon />, isDanger: true, onAction: fn() },
];

const meta = {
  title: "Data/BulkBar",
  component: BulkBar,
  args: { count: 3, onClear: fn(), actions },
  parameters: {
    docs: {
      description: {
        component: `The bar below a list whose rows can be chosen; \`DataTable\` brings its own. Use it where several rows can
be acted on at once. Not for what is done with a single row: that is the row's menu.

| Key | What it does |
|---|---|
| Tab | From the rows to the bar, and through what stands in it |
| Enter, Space | Does what is focused; on “More” opens the menu of what found no room |
| Escape | Closes that menu |`,
      },
    },
  },
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where there is room every action is a button, and how many are chosen is announced. */
export const Wide: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("3 selected");
    await expect(canvas.getByRole("button", { name: "Savatchaga" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "More" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** On a phone what finds no room stands in a menu, nothing is cut, and by keyboard it is reached all the same. */
export const Keyboard: Story = {
  render: (args) => (
    <div style={{ inlineSize: 340 }}>
      <BulkBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("group", { name: "Actions on the selected rows" });
    await expect(bar.scrollWidth).toBeLessThanOrEqual(340);
    await expect(canvas.getByRole("button", { name: "Yuklab olish" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Savatchaga" })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Clear selection" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Yuklab olish" })).toHaveFocus();
    await userEvent.tab();
    const more = canvas.getByRole("button", { name: "More" });
    await expect(more).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    const first = await screen.findByRole("menuitem", { name: /Xulosaga yuborish/ });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(screen.getByRole("menuitem", { name: /Xodimga biriktirish/ })).toHaveAttribute("aria-disabled");
    await userEvent.keyboard("{Enter}");
    await expect(send).toHaveBeenCalledOnce();
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** A page of many: everything that matches can be chosen, and then single rows left out. */
export const AllThatMatch: Story = {
  args: { count: 50, offer: { total: 12_431, onSelectAll: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Select all 12,431 that match" }));
    await expect(args.offer?.onSelectAll).toHaveBeenCalledOnce();
  },
};

/** All words it can say, a busy action, and no room. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <BulkBar {...args} />
      <BulkBar {...args} count={50} offer={{ total: 12_431, onSelectAll: fn() }} />
      <BulkBar {...args} count={12_431} allOf={12_431} />
      <BulkBar {...args} count={12_430} allOf={12_431} />
      <BulkBar {...args} count={10_000} allOf={10_000} hasMore actions={[]} />
      <div style={{ inlineSize: 340 }}>
        <BulkBar {...args} />
      </div>
    </div>
  ),
};
