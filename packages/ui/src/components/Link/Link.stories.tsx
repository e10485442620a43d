import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { RouterProvider } from "react-aria-components";
import { ArrowEndIcon } from "../../icons/ArrowEndIcon.js";
import { Stack } from "../Stack/Stack.js";
import { Link } from "./Link.js";

const meta = {
  title: "Actions/Link",
  component: Link,
  args: { href: "#target", children: "Application 15-26-0001" },
  parameters: {
    docs: {
      description: {
        component: `Leads to another page: through the app's router where \`UiProvider\` has one, else by loading it.

**Use it** for every way to another place, also one that looks like a button (\`button="primary"\`: "Continue"). The
words say where it leads, alone too: "Decree of 5 March", not "here".
**Not** to do something on this page: \`Button\`.

Link pattern of the ARIA Authoring Practices.

| Key | What it does |
|---|---|
| Tab | To the link; past one that is disabled |
| Enter | Goes there |

A real address, so the browser's own ways work: a new tab, copying, the middle button.

**Screen readers** hear the words, and "opens in a new tab" where it does.

**Data attributes** \`data-variant\`, \`data-size\`, \`data-new-tab\`, \`data-current\`, \`data-disabled\`,
\`data-hovered\`, \`data-pressed\`, \`data-focused\`, \`data-focus-visible\`.`,
      },
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

const navigate = fn();

/** Enter goes there, by the router where there is one; Space is left to the page; a disabled one is passed over. */
export const Keyboard: Story = {
  args: { href: "/applications/1" },
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <Stack align="start">
        <Link {...args} isDisabled>
          Closed
        </Link>
        <Link {...args} />
      </Stack>
    </RouterProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Application 15-26-0001" });
    await expect(link).toHaveAttribute("href", "/applications/1");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(navigate).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate.mock.lastCall?.[0]).toBe("/applications/1");
  },
};

/** It says that it opens a new tab, and gives the new page no hold on this one. */
export const NewTab: Story = {
  args: { isNewTab: true, children: "Decree", href: "https://example.org/" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: /Decree.*opens in a new tab/ });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

/** In running text, quiet, disabled, as buttons, with long words. The first has the focus. */
export const AllStates: Story = {
  render: () => (
    <Stack align="start">
      <p>
        Ariza <Link href="#1">15-26-0001</Link> boʻyicha xulosa{" "}
        <Link href="https://example.org/" isNewTab>
          hujjat
        </Link>
        da.
      </p>
      <Link href="#2" variant="quiet">
        Chilonzor tumani
      </Link>
      <Link href="#3" isDisabled>
        Ochib boʻlmaydi
      </Link>
      <Stack direction="row" gap={2}>
        <Link href="#4" button="primary" icon={<ArrowEndIcon />}>
          Davom etish
        </Link>
        <Link href="#5" button="secondary">
          Orqaga
        </Link>
        <Link href="#6" button="quiet" size="sm">
          Kichik
        </Link>
        <Link href="#7" button="secondary" isDisabled>
          Mumkin emas
        </Link>
      </Stack>
      <p style={{ inlineSize: 240 }}>
        <Link href="#8">Постановление о признании права собственности на самовольно занятые участки</Link>
      </p>
    </Stack>
  ),
  play: async () => {
    await userEvent.tab();
  },
};
