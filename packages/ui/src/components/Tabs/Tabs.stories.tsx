import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Stack } from "../Stack/Stack.js";
import { Tabs } from "./Tabs.js";

const meta = {
  title: "Structure/Tabs",
  component: Tabs,
  args: {
    "aria-label": "Ariza",
    onSelectionChange: fn(),
    items: [
      { id: "facts", label: "Maʼlumotlar", content: <p>Ariza maʼlumotlari</p> },
      { id: "conclusions", label: "Xulosalar", count: 2, content: <p>Tashkilotlar xulosalari</p> },
      { id: "payments", label: "Toʻlovlar", isDisabled: true, content: <p>Toʻlovlar</p> },
      { id: "history", label: "Tarix", content: <p>Ariza tarixi</p> },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `Views of one record, one at a time.

**Use it** for parts people look at one by one: facts, conclusions, history. Keep the open one in the address
(\`selectedKey\`, \`onSelectionChange\`), so that it can be sent to a colleague.
**Not** for what people compare (one page), steps (\`Wizard\`), pages of the app (\`SideNav\`), or parts of a form: what is
wrong would hide behind a tab (\`FormSection\`).

Tabs pattern of the ARIA Authoring Practices; a tab opens when it takes the focus.

| Key | What it does |
|---|---|
| Tab | To the open tab, then into its panel |
| Right, Left | Opens the next, the previous tab, and goes round at the ends; the other way round from right to left |
| Home, End | Opens the first, the last tab |

Disabled tabs are passed over. On a narrow row the tabs scroll sideways.

**Screen readers** hear a row of tabs of its name, which is selected, and the panel named by its tab.

**Data attributes** \`data-orientation\`; on each tab \`data-selected\`, \`data-disabled\`,
\`data-focus-visible\`.`,
      },
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows open, pass what is disabled and go round; Home and End go to the ends; Tab goes into the panel and back. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const tab = (name: RegExp): HTMLElement => canvas.getByRole("tab", { name });
    await userEvent.tab();
    await expect(tab(/Maʼlumotlar/)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(tab(/Xulosalar/)).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByText("Tashkilotlar xulosalari")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith("history");
    await userEvent.keyboard("{ArrowRight}");
    await expect(tab(/Maʼlumotlar/)).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(tab(/Tarix/)).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(tab(/Maʼlumotlar/)).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{End}");
    await expect(tab(/Tarix/)).toHaveAttribute("aria-selected", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel", { name: "Tarix" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tab(/Tarix/)).toHaveFocus();
  },
};

/** Laid out from the right, the left arrow goes on. */
export const KeyboardFromTheRight: Story = {
  globals: { dir: "rtl" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: /Xulosalar/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /Maʼlumotlar/ })).toHaveFocus();
  },
};

/** Where the host rules the open tab, a press only tells it. */
export const Ruled: Story = {
  args: { selectedKey: "facts" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: /Tarix/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith("history");
    await expect(canvas.getByRole("tab", { name: /Maʼlumotlar/ })).toHaveAttribute("aria-selected", "true");
  },
};

/** Where something in the panel is a stop of Tab, the panel is none itself. An address that names no tab shows the first. */
export const StopsInThePanel: Story = {
  args: {
    selectedKey: "drawings",
    items: [{ id: "facts", label: "Maʼlumotlar", content: <button type="button">Tahrirlash</button> }],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Maʼlumotlar" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Tahrirlash" })).toHaveFocus();
  },
};

/** A tab opens as it is pressed, once; one that is disabled does not. */
export const Pressed: Story = {
  play: async ({ args, canvas }) => {
    const history = canvas.getByRole("tab", { name: "Tarix" });
    await userEvent.pointer({ keys: "[MouseLeft>]", target: history });
    await expect(history).toHaveAttribute("aria-selected", "true");
    await expect(history).toHaveFocus();
    await userEvent.pointer({ keys: "[/MouseLeft]", target: history });
    await userEvent.click(canvas.getByRole("tab", { name: "Toʻlovlar" }));
    await expect(history).toHaveAttribute("aria-selected", "true");
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
  },
};

/** Selected, with a count, disabled; with the focus; long Russian words on a narrow row; compact. */
export const AllStates: Story = {
  args: { selectedKey: "conclusions" },
  render: (args) => (
    <Stack>
      <Tabs {...args} />
      <div style={{ inlineSize: 300 }}>
        <Tabs
          aria-label="Заявление"
          items={[
            { id: "facts", label: "Сведения о земельном участке", content: <p>Площадь, категория, границы</p> },
            { id: "conclusions", label: "Заключения", count: 12, content: <p>Заключения органов</p> },
          ]}
        />
      </div>
      <div data-density="compact">
        <Tabs {...args} aria-label="Ixcham" />
      </div>
    </Stack>
  ),
  play: async () => {
    await userEvent.tab();
  },
};

/** On a narrow row the tab opened by the address is scrolled into sight. */
export const SelectedInSight: Story = {
  args: { selectedKey: "history" },
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
