import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../Card/Card.js";
import { Stack } from "../Stack/Stack.js";
import { Grid } from "./Grid.js";

const meta = {
  title: "Structure/Grid",
  component: Grid,
  args: { children: null },
  parameters: {
    docs: {
      description: {
        component: `Equal columns, as many as fit.

**Use it** for cards and fields of one kind; \`min\` is the narrowest a column may become.
**Not** for rows with facts to compare (\`DataTable\`), parts of unlike width (CSS of your own), or a row of buttons
(\`Stack\`).

**Screen readers** do not notice it; the order is that of the children, in any number of columns.`,
      },
    },
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const regions = ["Toshkent", "Samarqand", "Buxoro", "Xorazm"].map((name) => (
  <Card key={name} title={name}>
    14 ta tuman
  </Card>
));

/** Columns are equal; where one does not fit, they stand under one another and nothing sticks out. */
export const Narrow: Story = {
  render: () => (
    <div style={{ inlineSize: 180 }}>
      <Grid min="200px">{regions}</Grid>
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("region").map((card) => card.getBoundingClientRect());
    await expect(first?.width).toBe(180);
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
  },
};

/** Four in a row, and each gap. */
export const AllStates: Story = {
  render: () => (
    <Stack>
      <Grid min="200px">{regions}</Grid>
      <Grid min="200px" gap={1}>
        <Card>Bir</Card>
        <Card>Ikki</Card>
        <Card>Uch</Card>
      </Grid>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("region").map((card) => card.getBoundingClientRect());
    await expect(first?.width).toBeCloseTo(second?.width ?? 0, 0);
    await expect(second?.top).toBe(first?.top);
  },
};
