import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { KhatamMark } from "./KhatamMark.js";

const meta = { title: "Structure/KhatamMark", component: KhatamMark } satisfies Meta<typeof KhatamMark>;
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
