import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../Stack/Stack.js";
import { Avatar } from "./Avatar.js";

const meta = { component: Avatar, args: { name: "Karimova Dilnoza" } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Alone, it carries the name. */
export const Named: Story = {
  args: { decorative: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Karimova Dilnoza" })).toHaveTextContent("KD");
  },
};

export const AllStates: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      <Avatar name="Karimova Dilnoza" size={24} />
      <Avatar name="Shodiyev Anvar" />
      <Avatar name="Oʻktamov Gʻani" size={40} />
      <Avatar name="Yusupova" size={64} />
    </Stack>
  ),
};
