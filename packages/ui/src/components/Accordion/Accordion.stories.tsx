import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Disclosure } from "../Disclosure/Disclosure.js";
import { Accordion } from "./Accordion.js";

const meta = {
  component: Accordion,
  args: {
    children: (
      <>
        <Disclosure id="who" title="Kim murojaat qila oladi?" level={3}>
          Uchastkadan amalda foydalanayotgan shaxs.
        </Disclosure>
        <Disclosure id="what" title="Qanday hujjatlar kerak?" level={3}>
          Pasport va uchastka rejasi.
        </Disclosure>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where only one may be open, opening another closes the first. */
export const OneAtATime: Story = {
  args: { multiple: false },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("button");
    if (!first || !second) throw new Error("two disclosures were expected");
    await userEvent.click(first);
    await expect(first).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(second);
    await expect(second).toHaveAttribute("aria-expanded", "true");
    await expect(first).toHaveAttribute("aria-expanded", "false");
  },
};

export const AllStates: Story = { args: { open: ["what"] } };
