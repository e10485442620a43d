import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FilterIcon } from "../../icons/FilterIcon.js";
import { MapIcon } from "../../icons/MapIcon.js";
import { Stack } from "../Stack/Stack.js";
import { ToggleButton } from "./ToggleButton.js";

const meta = {
  component: ToggleButton,
  args: { children: "Faqat kechikkanlar", onChange: fn() },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space and Enter turn it on and off, and it says so. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const AllStates: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      <ToggleButton icon={<FilterIcon />}>Oʻchiq</ToggleButton>
      <ToggleButton icon={<FilterIcon />} defaultSelected>
        Yoqilgan
      </ToggleButton>
      <ToggleButton icon={<MapIcon />} label="Xaritada" defaultSelected />
      <ToggleButton size="sm">Kichik</ToggleButton>
      <ToggleButton isDisabled>Mumkin emas</ToggleButton>
    </Stack>
  ),
};
