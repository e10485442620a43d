import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../Button/Button.js";
import { Divider } from "../Divider/Divider.js";
import { Stack } from "./Stack.js";

const meta = { component: Stack, args: { children: null } } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a list it keeps its meaning and loses its bullets. */
export const AsList: Story = {
  render: () => (
    <Stack as="ul" gap={2}>
      <li>Toshkent</li>
      <li>Buxoro</li>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};

export const AllStates: Story = {
  render: () => (
    <Stack gap={4}>
      <Stack direction="row" gap={2}>
        <Button>Bir</Button>
        <Button>Ikki</Button>
        <Button>Uch</Button>
      </Stack>
      <Divider />
      <Stack direction="row" justify="between">
        <Button>Orqaga</Button>
        <Button variant="primary">Davom etish</Button>
      </Stack>
      <Stack direction="row" justify="end" align="end" gap={1}>
        <Button size="sm">Kichik</Button>
        <Button>Oddiy</Button>
      </Stack>
    </Stack>
  ),
};
