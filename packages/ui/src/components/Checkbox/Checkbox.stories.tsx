import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Checkbox } from "./Checkbox.js";

const meta = {
  title: "Inputs/Checkbox",
  component: Checkbox,
  args: { children: "Maʼlumotlar toʻgʻri", name: "agree", onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Space ticks; the words tick too. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText("Maʼlumotlar toʻgʻri"));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** Its error describes it. */
export const Refused: Story = {
  args: { error: "Roziligingiz kerak" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(/Roziligingiz kerak/u);
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      <Checkbox>Belgilanmagan</Checkbox>
      <Checkbox defaultSelected description="Izoh bilan">
        Belgilangan
      </Checkbox>
      <Checkbox isIndeterminate>Qisman</Checkbox>
      <Checkbox error="Roziligingiz kerak">Xatoli</Checkbox>
      <Checkbox isDisabled>Oʻchirilgan</Checkbox>
      <Checkbox isDisabled isSelected>
        Oʻchirilgan, belgilangan
      </Checkbox>
    </div>
  ),
};
