import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.js";
import { PlusIcon } from "../../icons/PlusIcon.js";
import { TrashIcon } from "../../icons/TrashIcon.js";
import { Stack } from "../Stack/Stack.js";
import { Button, type ButtonVariant } from "./Button.js";

const meta = {
  component: Button,
  args: { children: "Save", onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter and Space press; Tab reaches it. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Save" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

const { promise, resolve } = Promise.withResolvers<void>();

/** While the promise of a press is open, a second click does nothing. */
export const DoubleClick: Story = {
  args: { onPress: fn(() => promise) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.dblClick(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute("data-pending");
    await expect(button).toHaveAccessibleName(/Loading/);
    resolve();
    await waitFor(() => expect(button).not.toHaveAttribute("data-pending"));
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** It can be reached and tells why, but does nothing. */
export const DisabledWithReason: Story = {
  args: { disabledReason: "Only the reviewer can send this file on.", type: "submit" },
  render: (args) => (
    <div style={{ paddingBlockStart: 80, textAlign: "center" }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Save" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription("Only the reviewer can send this file on.");
    await expect(canvas.getByText("Only the reviewer can send this file on.")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** At the window's edge the reason stays inside, and the page gets no wider by it. */
export const DisabledAtTheEdge: Story = {
  args: { disabledReason: "Only the reviewer can send this file on, once both bodies have given their conclusions." },
  render: (args) => (
    <div style={{ display: "flex", justifyContent: "end" }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const box = canvas.getByText(args.disabledReason ?? "").getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

const variants: ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];

export const AllStates: Story = {
  render: () => (
    <Stack gap={3}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" gap={2}>
          <Button variant={variant}>Qabul qilish</Button>
          <Button variant={variant} icon={<PlusIcon />}>
            Qoʻshish
          </Button>
          <Button variant={variant} iconAfter={<ChevronDownIcon />}>
            Amallar
          </Button>
          <Button variant={variant} size="sm" icon={<TrashIcon />}>
            Oʻchirish
          </Button>
          <Button variant={variant} isPending>
            Saqlash
          </Button>
          <Button variant={variant} isDisabled>
            Yuborish
          </Button>
          <Button variant={variant} disabledReason="Sizda ruxsat yoʻq">
            Yuborish
          </Button>
        </Stack>
      ))}
      <Button wide variant="primary">
        Davom etish
      </Button>
    </Stack>
  ),
};
