import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextField } from "../TextField/index.js";
import { Fieldset } from "./Fieldset.js";

const meta = {
  title: "Forms/Fieldset",
  component: Fieldset,
  args: {
    legend: "Manzil",
    description: "Hujjatdagi kabi",
    name: "address",
    layout: "grid",
    children: (
      <>
        <TextField label="Koʻcha" name="street" />
        <TextField label="Uy" name="house" width="xs" />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The legend names the group, its error describes it. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <Fieldset {...args} error="Manzilni toʻliq yozing" />
      <Fieldset {...args} layout="row" legend="Qator" name="row">
        <TextField label="Boshlanishi" width="sm" />
        <TextField label="Tugashi" width="sm" />
      </Fieldset>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Manzil" })).toHaveAccessibleDescription(
      /Hujjatdagi kabi.*Manzilni toʻliq yozing/u,
    );
  },
};
