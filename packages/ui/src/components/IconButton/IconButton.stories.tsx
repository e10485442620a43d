import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { BellIcon } from "../../icons/BellIcon.js";
import { PencilIcon } from "../../icons/PencilIcon.js";
import { Stack } from "../Stack/Stack.js";
import { IconButton } from "./IconButton.js";

const meta = {
  title: "Actions/IconButton",
  component: IconButton,
  args: { "aria-label": "Edit", icon: <PencilIcon />, onPress: fn() },
  parameters: {
    docs: {
      description: {
        component: `A button that is only an icon, with a name all the same.

**Use it** where the icon is beyond doubt (close, search, more), or many stand in a row (a table, a toolbar); with
\`count\` for what waits behind it. A \`Tooltip\` around it shows the name to eyes.
**Not** for the main act of a page, or an icon people would have to guess: a \`Button\` with words.

Button pattern of the ARIA Authoring Practices; pending and \`disabledReason\` as in \`Button\`.

| Key | What it does |
|---|---|
| Tab | To the button |
| Enter, Space | Presses |
| Escape | Puts the reason away, while it shows |

**Screen readers** hear the label, the count ("Notifications: 99+") and "Loading" while pending.

**Data attributes** \`data-variant\`, \`data-size\`, \`data-blocked\`, \`data-disabled\`, \`data-pending\`,
\`data-hovered\`, \`data-pressed\`, \`data-focused\`, \`data-focus-visible\`.`,
      },
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab reaches it, Enter and Space press. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Edit" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** The count is part of the name, so that a reader hears it too. */
export const Count: Story = {
  args: { "aria-label": "Notifications", icon: <BellIcon />, count: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Notifications: 99+" })).toHaveTextContent("99+");
  },
};

const { promise, resolve } = Promise.withResolvers<void>();

/** Pending, it says so, and a second press does nothing. */
export const Pending: Story = {
  args: { onPress: fn(() => promise) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.dblClick(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(button).toHaveAccessibleName("Edit: Loading…");
    resolve();
    await waitFor(() => expect(button).toHaveAccessibleName("Edit"));
  },
};

const sent = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** With a reason it sends no form either. */
export const DisabledWithReason: Story = {
  args: { type: "submit", disabledReason: "Only the reviewer can do this." },
  render: (args) => (
    <form onSubmit={sent} style={{ paddingBlockStart: 80 }}>
      <IconButton {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Edit" });
    await userEvent.tab();
    await expect(button.querySelector("[data-reason]")).toBeVisible();
    await expect(button).toHaveAccessibleDescription("Only the reviewer can do this.");
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await userEvent.unhover(button);
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Each weight and size, counts, pending, disabled, blocked, compact. The first has the focus. */
export const AllStates: Story = {
  render: () => (
    <Stack>
      <Stack direction="row" gap={2}>
        <IconButton aria-label="Tahrirlash" icon={<PencilIcon />} />
        <IconButton aria-label="Tahrirlash, kichik" icon={<PencilIcon />} size="sm" />
        <IconButton aria-label="Tahrirlash, oddiy" icon={<PencilIcon />} variant="secondary" />
        <IconButton aria-label="Tahrirlash, asosiy" icon={<PencilIcon />} variant="primary" />
        <IconButton aria-label="Oʻchirish" icon={<PencilIcon />} variant="danger" />
        <IconButton aria-label="Bildirishnomalar" icon={<BellIcon />} count={3} />
        <IconButton aria-label="Koʻp bildirishnoma" icon={<BellIcon />} count={1234} />
        <IconButton aria-label="Kutilmoqda" icon={<PencilIcon />} isPending />
        <IconButton aria-label="Oʻchirilgan" icon={<PencilIcon />} isDisabled />
        <IconButton aria-label="Mumkin emas" icon={<PencilIcon />} disabledReason="Sizda ruxsat yoʻq" />
      </Stack>
      <div data-density="compact">
        <Stack direction="row" gap={2}>
          <IconButton aria-label="Ixcham" icon={<PencilIcon />} variant="secondary" />
          <IconButton aria-label="Ixcham, kichik" icon={<PencilIcon />} variant="secondary" size="sm" />
        </Stack>
      </div>
    </Stack>
  ),
  play: async () => {
    await userEvent.tab();
  },
};
