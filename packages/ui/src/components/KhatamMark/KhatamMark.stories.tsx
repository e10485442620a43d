import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { KhatamMark } from "./KhatamMark.js";

const meta = {
  title: "Structure/KhatamMark",
  component: KhatamMark,
  parameters: {
    docs: {
      description: {
        component: `The mark: the khatam star of two squares, in the colour of its text.

**Use it** beside the product's name; a header takes \`BrandLink\`. **Not** as an icon of something else.

**Screen readers** skip it: its name is the words beside it.`,
      },
    },
  },
} satisfies Meta<typeof KhatamMark>;
export default meta;

/** At the sizes it is used in. */
export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <>
      <KhatamMark size={18} /> <KhatamMark /> <KhatamMark size={48} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("svg[aria-hidden]")).toHaveLength(3);
  },
};
