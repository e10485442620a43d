import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tones } from "../../../theme/tones.js";
import { ToneMeanings, TonesToOtherEyes } from "./Tones.js";

const meta = {
  title: "Foundations/Status",
  component: ToneMeanings,
  tags: ["!autodocs"],
} satisfies Meta<typeof ToneMeanings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What each tone says. */
export const AllStates: Story = { name: "Meanings" };

/** With the colour gone, shape and word are left: no two tones share an icon. */
export const OtherEyes: Story = {
  render: () => <TonesToOtherEyes />,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("definition");
    const shapes = [...(first?.querySelectorAll("svg") ?? [])].map((icon) => icon.dataset["icon"]);
    await expect(new Set(shapes).size).toBe(tones.length);
  },
};
