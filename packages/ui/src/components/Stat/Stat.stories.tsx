import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stat, StatGroup } from "./Stat.js";

const meta = {
  title: "Data/Stat",
  component: Stat,
  args: { label: "Muhokamada", value: "1 284" },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A figure leads to the list it counts. */
export const AllStates: Story = {
  render: (args) => (
    <StatGroup>
      <Stat {...args} href="#/applications/aplications_1" />
      <Stat label="Kechikkan" value="37" note="Muddati oʻtgan" tone="danger" />
      <Stat label="Eʼlonda" value="412" note="3 tasi bugun tugaydi" tone="warning" />
      <Stat label="Roʻyxatdan oʻtgan" value="9 871" note="Bu hafta 120 ta" tone="success" />
    </StatGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "1 284" })).toBeVisible();
    await expect(canvas.getAllByRole("term")).toHaveLength(4);
  },
};
