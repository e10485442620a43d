import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ArrowEndIcon } from "../../icons/ArrowEndIcon.js";
import { Stack } from "../Stack/Stack.js";
import { Link } from "./Link.js";

const meta = {
  component: Link,
  args: { href: "#target", children: "Application 15-26-0001" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A real link: it can be opened in a new tab by the browser's own means. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Application 15-26-0001" })).toHaveAttribute("href", "#target");
  },
};

export const NewTab: Story = {
  args: { newTab: true, children: "Decree", href: "https://example.org/" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: /Decree.*opens in a new tab/ });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

export const AllStates: Story = {
  render: () => (
    <Stack align="start">
      <p>
        Ariza <Link href="#1">15-26-0001</Link> boʻyicha xulosa{" "}
        <Link href="https://example.org/" newTab>
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
      </Stack>
    </Stack>
  ),
};
