import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Link } from "../Link/Link.js";
import { Stack } from "../Stack/Stack.js";
import { Disclosure } from "./Disclosure.js";

const meta = {
  title: "Structure/Disclosure",
  component: Disclosure,
  args: {
    title: "Muddat qanday hisoblanadi?",
    level: 3,
    children: "Ish kunlari bilan, ertasi kundan.",
    onExpandedChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `A line of words that shows more when pressed (GOV.UK's details).

**Use it** for help or detail that few people need.
**Not** for what most people need, errors, or fields that must be answered: show them. For several in a row use
\`Accordion\`, for a menu of actions \`Menu\`.

Disclosure pattern of the ARIA Authoring Practices.

| Key | What it does |
|---|---|
| Tab | To the button, then into what is open |
| Enter, Space | Opens or closes |

**Screen readers** hear a button, expanded or collapsed, inside a heading where \`level\` is given. The browser's
search finds words inside a closed one and opens it; on paper it is printed.

**Data attributes** \`data-expanded\`, \`data-disabled\`, \`data-focus-visible-within\`.`,
      },
    },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter and Space open and close it, and it says which; what is closed cannot be reached. */
export const Keyboard: Story = {
  args: { children: <Link href="#calendar">Ish kunlari taqvimi</Link> },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Muddat qanday hisoblanadi?" });
    await expect(canvas.getByRole("heading", { level: 3 })).toContainElement(button);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(canvas.getByRole("link")).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(" ");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(canvas.queryByRole("link")).toBeNull());
  },
};

/** A disabled one cannot be opened. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button");
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onExpandedChange).not.toHaveBeenCalled();
  },
};

/** Closed, open, disabled, without a heading, with long words, compact. */
export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <Disclosure {...args} />
      <Disclosure {...args} defaultExpanded />
      <Disclosure {...args} isDisabled title="Hozircha yopiq" />
      <div style={{ inlineSize: 240 }}>
        <Disclosure title="В каких случаях Кенгаш может отказать в признании права собственности?" defaultExpanded>
          Участок лежит в охранной зоне или относится к орошаемым землям.
        </Disclosure>
      </div>
      <div data-density="compact">
        <Disclosure {...args} defaultExpanded />
      </div>
    </Stack>
  ),
};
