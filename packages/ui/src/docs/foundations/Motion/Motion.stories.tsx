import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MotionSample } from "./MotionSample.js";

const meta = {
  title: "Foundations/Motion",
  component: MotionSample,
  tags: ["!autodocs"],
} satisfies Meta<typeof MotionSample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The two durations; for who asks the system for less motion, both are nothing. */
export const AllStates: Story = {
  name: "Durations",
  play: async () => {
    const asked = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const duration = getComputedStyle(document.documentElement).getPropertyValue("--yer-motion").trim();
    await expect(duration).toBe(asked ? "0ms" : "160ms");
  },
};
