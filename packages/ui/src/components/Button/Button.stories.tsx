import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.js";
import { PlusIcon } from "../../icons/PlusIcon.js";
import { TrashIcon } from "../../icons/TrashIcon.js";
import { Stack } from "../Stack/Stack.js";
import { Button, type ButtonVariant } from "./Button.js";

const meta = {
  title: "Actions/Button",
  component: Button,
  args: { children: "Save", onPress: fn() },
  parameters: {
    docs: {
      description: {
        component: `Does something on this page.

**Use it** for acts: save, send, open a dialog. One \`primary\` a view; \`danger\` for what cannot be undone, asked
again by \`AlertDialog\`; \`quiet\` in rows and toolbars. The words are a verb and its object ("Send the file").
**Not** to go to another page (\`Link\`, which may look like a button), for a state that stays (\`ToggleButton\`,
\`Switch\`), or without words (\`IconButton\`).

Button pattern of the ARIA Authoring Practices.

| Key | What it does |
|---|---|
| Tab | To the button; also to one with \`disabledReason\`, not to one with \`isDisabled\` |
| Enter, Space | Presses |
| Escape | Puts the reason away, while it shows |

A press whose handler returns a promise makes the button pending, and deaf to a double click, until it settles.
Prefer \`disabledReason\` to \`isDisabled\`: people then learn what is missing.

**Screen readers** hear the words, "Loading" while pending, and the reason as the description.

**Data attributes** \`data-variant\`, \`data-size\`, \`data-wide\`, \`data-blocked\`, \`data-disabled\`,
\`data-pending\`, \`data-hovered\`, \`data-pressed\`, \`data-focused\`, \`data-focus-visible\`.`,
      },
    },
  },
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
    await expect(button.querySelector("[data-reason]")).toBeVisible();
    // The words are the button's description, and no part of its label.
    await expect(button.innerText).toBe("Save");
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** The reason can be read with the pointer on it, and put away by Escape without leaving the button (WCAG 1.4.13). */
export const ReasonCanBePutAway: Story = {
  args: { disabledReason: "Only the reviewer can send this file on." },
  render: (args) => (
    <div style={{ paddingBlockStart: 80, textAlign: "center" }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Save" });
    const reason = button.querySelector<HTMLElement>(`[data-reason="${args.disabledReason}"]`);
    if (!reason) throw new Error("The button carries its reason.");
    await userEvent.tab();
    await expect(reason).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(reason).not.toBeVisible();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(button).toHaveFocus();
    await expect(reason).toBeVisible();
    await userEvent.tab();
    await userEvent.hover(button);
    await userEvent.hover(reason);
    await expect(reason).toBeVisible();
    await expect(getComputedStyle(reason).pointerEvents).toBe("auto");
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
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const bubble = canvasElement.querySelector(`[data-reason="${args.disabledReason}"]`);
    if (!bubble) throw new Error("The button carries its reason.");
    const box = bubble.getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

const variants: ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];

/** Each weight: plain, with icons, small, pending, disabled, blocked; wide, long words, compact. The first has the focus. */
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
      <Button isWide variant="primary">
        Davom etish
      </Button>
      <div style={{ inlineSize: 200 }}>
        <Button icon={<PlusIcon />}>Добавить заключение уполномоченного органа</Button>
      </div>
      <div data-density="compact">
        <Stack direction="row" gap={2}>
          <Button>Ixcham</Button>
          <Button size="sm">Ixcham, kichik</Button>
        </Stack>
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole("button")[0]).toHaveAttribute("data-focus-visible");
  },
};
