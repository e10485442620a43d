import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Switch } from "./Switch.js";

const meta = {
  title: "Inputs/Switch",
  component: Switch,
  args: { children: "Faqat kechikkanlar", onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Turns something on or off at once.

**Use it** for settings and views that change the moment it is turned. The words name what is on; they stay the same.
**Not** in a form that is sent (\`Checkbox\`), nor in a toolbar (\`ToggleButton\`).

Switch pattern of the ARIA Authoring Practices.

| Key | What it does |
|---|---|
| Tab | To the switch |
| Space | Turns it on or off |

**Screen readers** hear the words, "switch", on or off, then the description.

**Data attributes** \`data-selected\`, \`data-disabled\`, \`data-readonly\`, \`data-hovered\`, \`data-pressed\`,
\`data-focused\`, \`data-focus-visible\`.`,
      },
    },
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Space turns it on and off, and it says which; its description is not part of its name. */
export const Keyboard: Story = {
  args: { description: "Roʻyxat darhol oʻzgaradi" },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole("switch", { name: "Faqat kechikkanlar" });
    await expect(control).toHaveAccessibleDescription("Roʻyxat darhol oʻzgaradi");
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(control).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(control).not.toBeChecked();
  },
};

/** Read-only, it can be reached and read, but not turned. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("switch")).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Every state at once; the first has the focus. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      <Switch>Oʻchiq</Switch>
      <Switch defaultSelected description="Darhol ishlaydi">
        Yoqilgan
      </Switch>
      <Switch isReadOnly>Faqat oʻqish uchun</Switch>
      <Switch isReadOnly defaultSelected>
        Faqat oʻqish uchun, yoqilgan
      </Switch>
      <Switch isDisabled>Oʻchirilgan</Switch>
      <Switch isDisabled isSelected>
        Oʻchirilgan, yoqilgan
      </Switch>
      <div style={{ inlineSize: 240 }}>
        <Switch defaultSelected description="Письма приходят один раз в день, в девять утра.">
          Присылать уведомления о приближающихся сроках
        </Switch>
      </div>
      <div data-density="compact">
        <Switch defaultSelected>Ixcham</Switch>
      </div>
    </div>
  ),
  play: async () => {
    await userEvent.tab();
  },
};
