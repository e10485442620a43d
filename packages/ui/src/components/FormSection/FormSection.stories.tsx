import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextField } from "../TextField/index.js";
import { FormSection } from "./FormSection.js";

const meta = {
  title: "Forms/FormSection",
  component: FormSection,
  args: {
    title: "Yer uchastkasi",
    description: "Kadastr hujjatlaridan olinadi.",
    children: (
      <>
        <TextField label="Kadastr raqami" />
        <TextField label="Maydon" suffix="m²" />
        <TextField label="Manzil" />
      </>
    ),
  },
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two sections of a long form. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <FormSection {...args} />
      <FormSection {...args} title="Egallovchi" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Egallovchi" })).toBeVisible();
  },
};
