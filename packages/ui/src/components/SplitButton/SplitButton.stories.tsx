import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { PrintIcon } from "../../icons/PrintIcon.js";
import { SendIcon } from "../../icons/SendIcon.js";
import { MenuItem } from "../Menu/MenuItem.js";
import { Stack } from "../Stack/Stack.js";
import { SplitButton } from "./SplitButton.js";

const meta = {
  title: "Actions/SplitButton",
  component: SplitButton,
  args: {
    children: "Yuborish",
    variant: "primary",
    onPress: fn(),
    onAction: fn(),
    menu: (
      <>
        <MenuItem id="print" icon={<PrintIcon />}>
          Yuborish va chop etish
        </MenuItem>
        <MenuItem id="later" icon={<SendIcon />}>
          Ertaga yuborish
        </MenuItem>
        <MenuItem id="all" icon={<SendIcon />} disabledReason="Boshqa tayyor ariza yoʻq">
          Hammasini yuborish
        </MenuItem>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `The act that most people want, and beside it its variants.

**Use it** where one of a few acts of the same kind is meant nine times of ten. **Do not use it** for acts that have
nothing to do with each other (a \`Button\` and a \`Menu\`), nor where none of them is the usual one (a \`Menu\` with
words on its button).

Two buttons in a group; the second follows the menu button pattern of the ARIA Authoring Practices.

| Key | What it does |
|---|---|
| Tab | To the main act, then to its variants |
| Enter, Space | On the main act does it; on the arrow opens the menu |
| Down, Up | On the arrow opens the menu at the first, last variant; in it moves |
| Escape | Closes the menu; the focus goes back to the arrow |`,
      },
    },
  },
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter does the main act; the arrow beside it opens the variants, and gets the focus back. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Yuborish" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    const arrow = canvas.getByRole("button", { name: "Yuborish: more options" });
    await expect(arrow).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Yuborish va chop etish" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onAction).toHaveBeenCalledWith("later");
    await waitFor(() => expect(arrow).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(arrow).toHaveFocus());
  },
};

const { promise, resolve } = Promise.withResolvers<void>();

/** While a variant runs, neither it nor the main act can be started again, and the focus stays where it was. */
export const OneAtATime: Story = {
  args: { onAction: fn(() => promise) },
  play: async ({ args, canvas }) => {
    const arrow = canvas.getByRole("button", { name: "Yuborish: more options" });
    await userEvent.click(arrow);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Ertaga yuborish" }));
    const main = canvas.getAllByRole("button")[0];
    await waitFor(() => expect(main).toHaveAttribute("data-pending"));
    await waitFor(() => expect(arrow).toHaveFocus());
    if (main) await userEvent.click(main);
    await userEvent.click(arrow);
    await expect(screen.queryByRole("menu")).toBeNull();
    await expect(args.onPress).not.toHaveBeenCalled();
    resolve();
    await waitFor(() => expect(main).not.toHaveAttribute("data-pending"));
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

/** The main act and its variants have reasons of their own. */
export const DisabledWithReasons: Story = {
  args: { disabledReason: "Avval xulosa kerak", menuDisabledReason: "Sizda ruxsat yoʻq" },
  render: (args) => (
    <div style={{ paddingBlockStart: 60, textAlign: "center" }}>
      <SplitButton {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const [main, arrow] = canvas.getAllByRole("button");
    await expect(main).toHaveAccessibleDescription("Avval xulosa kerak");
    await expect(arrow).toHaveAccessibleDescription("Sizda ruxsat yoʻq");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.keyboard("{Enter}");
    await expect(screen.queryByRole("menu")).toBeNull();
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(arrow?.querySelector("[data-reason]")).toBeVisible();
    await userEvent.tab();
    await expect(arrow?.querySelector("[data-reason]")).not.toBeVisible();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap={3} align="start">
      {(["primary", "secondary", "danger", "quiet"] as const).map((variant) => (
        <Stack key={variant} direction="row">
          <SplitButton {...args} variant={variant}>
            Yuborish
          </SplitButton>
          <SplitButton {...args} variant={variant} icon={<SendIcon />} size="sm">
            Kichik
          </SplitButton>
          <SplitButton {...args} variant={variant} isPending>
            Kutilmoqda
          </SplitButton>
          <SplitButton {...args} variant={variant} disabledReason="Avval xulosa kerak">
            Mumkin emas
          </SplitButton>
          <SplitButton {...args} variant={variant} disabledReason="Ruxsat yoʻq" menuDisabledReason="Ruxsat yoʻq">
            Ikkisi ham
          </SplitButton>
        </Stack>
      ))}
    </Stack>
  ),
};
