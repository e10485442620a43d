import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Switch } from "./Switch.js";

const meta = {
  title: "Inputs/Switch",
  component: Switch,
  args: { children: "Faqat kechikkanlar", onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Space turns it. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole("switch")).toBeChecked();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      <Switch>Oʻchiq</Switch>
      <Switch defaultSelected description="Darhol ishlaydi">
        Yoqilgan
      </Switch>
      <Switch isDisabled>Oʻchirilgan</Switch>
      <Switch isDisabled isSelected>
        Oʻchirilgan, yoqilgan
      </Switch>
    </div>
  ),
};
