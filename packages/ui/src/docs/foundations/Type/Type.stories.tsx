import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../../components/Stack/index.js";
import { Figures, Scripts, TypeScale, Weights } from "./TypeScale.js";

const meta = { title: "Foundations/Type", component: TypeScale, tags: ["!autodocs"] } satisfies Meta<typeof TypeScale>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sizes and weights. */
export const AllStates: Story = {
  name: "Scale",
  render: () => (
    <Stack gap={8}>
      <TypeScale />
      <Weights />
    </Stack>
  ),
};

/** All scripts in one font. */
export const AllScripts: Story = { name: "Scripts", render: () => <Scripts /> };

/** Figures of one width in columns. */
export const TabularFigures: Story = { name: "Figures", render: () => <Figures /> };
