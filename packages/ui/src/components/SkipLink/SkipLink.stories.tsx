import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../Button/Button.js";
import { SkipLink } from "./SkipLink.js";

const meta = {
  component: SkipLink,
  render: () => (
    <>
      <SkipLink targetId="content" />
      <Button>Menyu</Button>
      <div id="content" tabIndex={-1}>
        Mazmun
      </div>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first Tab shows it; Enter moves focus to the content and leaves the address alone. */
export const AllStates: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe("none");
    const before = location.href;
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("Mazmun")).toHaveFocus();
    await expect(location.href).toBe(before);
  },
};
