import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { tones } from "../../theme/tones.js";
import { Button } from "../Button/Button.js";
import { Banner } from "./Banner.js";

const meta = {
  component: Banner,
  args: { children: "Bu sinov muhiti: maʼlumotlar haqiqiy emas.", onDismiss: fn() },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dismissed: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("region", { name: "Information" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  render: () => (
    <>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} onDismiss={fn()} action={<Button size="sm">Yangilash</Button>}>
          Yangi talqin tayyor, sahifani yangilang.
        </Banner>
      ))}
    </>
  ),
};
