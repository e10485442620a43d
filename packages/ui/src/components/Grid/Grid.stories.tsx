import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../Card/Card.js";
import { Grid } from "./Grid.js";

const meta = { component: Grid, args: { children: null } } satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <Grid min="200px">
      {["Toshkent", "Samarqand", "Buxoro", "Xorazm"].map((name) => (
        <Card key={name} title={name}>
          14 ta tuman
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll("section")];
    await expect(first?.getBoundingClientRect().width).toBeCloseTo(second?.getBoundingClientRect().width ?? 0, 0);
  },
};
