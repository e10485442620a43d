import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { CheckAnswers } from "./CheckAnswers.js";

const change = fn();
const meta = {
  title: "Forms/CheckAnswers",
  component: CheckAnswers,
  args: {
    title: "Egallovchi",
    answers: [
      { label: "Familiya, ism", value: "Karimova Dilnoza", onChange: change },
      { label: "Tugʻilgan sana", value: "5-mart, 1987", onChange: change },
      { label: "Telefon", value: "", onChange: change },
      { label: "Raqami", value: "2026-1701-000001" },
    ],
  },
} satisfies Meta<typeof CheckAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each way back says which answer it changes. */
export const AllStates: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Change\s*: Telefon$/u }));
    await expect(change).toHaveBeenCalledOnce();
    await expect(canvas.getByText("Not given")).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(3);
  },
};
