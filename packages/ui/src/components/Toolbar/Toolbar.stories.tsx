import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CopyIcon } from "../../icons/CopyIcon.js";
import { LayersIcon } from "../../icons/LayersIcon.js";
import { MinusIcon } from "../../icons/MinusIcon.js";
import { PlusIcon } from "../../icons/PlusIcon.js";
import { PrintIcon } from "../../icons/PrintIcon.js";
import { TrashIcon } from "../../icons/TrashIcon.js";
import { UndoIcon } from "../../icons/UndoIcon.js";
import { Stack } from "../Stack/Stack.js";
import type { ToolbarGroup } from "./items.js";
import { Toolbar } from "./Toolbar.js";

const act = fn<(id: string) => void>();

function plain(id: string, label: string, icon: React.ReactNode) {
  return { id, label, icon, onAction: () => act(id) };
}

const groups: readonly ToolbarGroup[] = [
  {
    id: "edit",
    label: "Tahrirlash",
    items: [
      { ...plain("add", "Qadam qoʻshish", <PlusIcon />), isLabelVisible: true },
      { ...plain("undo", "Bekor qilish", <UndoIcon />), keys: "Ctrl+Z" },
      { ...plain("copy", "Nusxa olish", <CopyIcon />), disabledReason: "Hech narsa tanlanmagan" },
    ],
  },
  {
    id: "view",
    label: "Koʻrinish",
    items: [
      { ...plain("layers", "Qatlamlar", <LayersIcon />), isSelected: true },
      plain("out", "Kichraytirish", <MinusIcon />),
      plain("in", "Kattalashtirish", <PlusIcon />),
    ],
  },
  {
    id: "file",
    label: "Fayl",
    items: [
      plain("print", "Chop etish", <PrintIcon />),
      { ...plain("remove", "Oʻchirish", <TrashIcon />), isDanger: true },
    ],
  },
];

const meta = {
  title: "Actions/Toolbar",
  component: Toolbar,
  args: { "aria-label": "Diagramma", groups },
  parameters: {
    docs: {
      description: {
        component: `Acts on one thing in a row.

**Use it** for three or more acts that people use again and again on what lies below: a drawing, a text, a map. **Do not
use it** for the buttons of a form (\`ButtonGroup\`), for acts on chosen rows (\`BulkBar\`), or to go about the product
(\`Tabs\`, \`SideNav\`). What has no room goes into a menu at the end by itself, last ones first: put what matters first.

Toolbar pattern of the ARIA Authoring Practices.

| Key | What it does |
|---|---|
| Tab, Shift+Tab | Into the toolbar, to the control used last; out of it |
| Right, Left | Next, previous control; the other way round from right to left |
| Down, Up | The same in an upright toolbar |
| Home, End | First, last control |
| Enter, Space | Presses |`,
      },
    },
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows, Home and End go from control to control. Tab, which a play function cannot press truly, has a test of its own. */
export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    act.mockClear();
    const button = (name: string) => canvas.getByRole("button", { name });
    await step("arrows go from control to control, past hairlines, to blocked ones too", async () => {
      await userEvent.tab();
      await expect(button("Qadam qoʻshish")).toHaveFocus();
      await userEvent.keyboard("{ArrowRight}{ArrowRight}");
      await expect(button("Nusxa olish")).toHaveFocus();
      await expect(button("Nusxa olish")).toHaveAccessibleDescription("Hech narsa tanlanmagan");
      await userEvent.keyboard("{Enter}");
      await expect(act).not.toHaveBeenCalled();
      await userEvent.keyboard("{ArrowRight}");
      await expect(button("Qatlamlar")).toHaveFocus();
      await expect(button("Qatlamlar")).toHaveAttribute("aria-pressed", "true");
      await userEvent.keyboard(" ");
      await expect(act).toHaveBeenLastCalledWith("layers");
    });
    await step("Home and End", async () => {
      await userEvent.keyboard("{End}");
      await expect(button("Oʻchirish")).toHaveFocus();
      await userEvent.keyboard("{Home}");
      await expect(button("Qadam qoʻshish")).toHaveFocus();
    });
  },
};

/** What the room does not hold goes into a menu, under its group's name, pressed ones ticked. */
export const Overflow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <Toolbar {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    act.mockClear();
    const bar = canvas.getByRole("toolbar", { name: "Diagramma" });
    const more = await canvas.findByRole("button", { name: "More" });
    await expect(within(bar).queryByRole("button", { name: "Oʻchirish" })).toBeNull();
    await waitFor(() => expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth));
    await step("nothing is lost", async () => {
      await userEvent.click(more);
      const menu = await screen.findByRole("menu");
      const inMenu = menu.querySelectorAll("[role^=menuitem]").length;
      const inBar = [...bar.querySelectorAll("button")].filter(
        (button) => getComputedStyle(button).visibility === "visible",
      );
      await expect(inMenu).toBeGreaterThan(0);
      await expect(inMenu + inBar.length - 1).toBe(8);
    });
    await step("the menu acts alike", async () => {
      await userEvent.click(screen.getByRole("menuitem", { name: "Oʻchirish" }));
      await expect(act).toHaveBeenLastCalledWith("remove");
      await waitFor(() => expect(more).toHaveFocus());
    });
  },
};

/** Upright, up and down move, and a low place overflows too. */
export const Upright: Story = {
  args: { orientation: "vertical" },
  render: (args) => (
    <div style={{ blockSize: 220 }}>
      <Toolbar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("toolbar")).toHaveAttribute("aria-orientation", "vertical");
    await expect(await canvas.findByRole("button", { name: "More" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("button", { name: "Bekor qilish" })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("button", { name: "Qadam qoʻshish" })).toHaveFocus();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap={4} align="start">
      <Toolbar {...args} />
      <Toolbar {...args} aria-label="Kichik" size="sm" />
      <div style={{ inlineSize: 240 }}>
        <Toolbar {...args} aria-label="Tor" />
      </div>
      <Toolbar {...args} aria-label="Tik" orientation="vertical" />
    </Stack>
  ),
};
