import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Stack } from "../Stack/Stack.js";
import { BrandLink } from "./BrandLink.js";

const meta = {
  title: "Structure/BrandLink",
  component: BrandLink,
  args: { href: "#/", "aria-label": "Yer: bosh sahifa", children: "Yer" },
  parameters: {
    docs: {
      description: {
        component: `The product's mark and name at the start of a header, leading to where the app begins.

**Use it** once, as \`brand\` of \`AppShell\` or in a site's header. **Not** elsewhere: the mark alone is \`KhatamMark\`.

| Key | What it does |
|---|---|
| Tab, Enter | To it, and home |

**Screen readers** hear \`aria-label\`, which begins with the word shown; the mark is silent.

**Data attributes** \`data-hovered\`, \`data-pressed\`, \`data-focused\`, \`data-focus-visible\`.`,
      },
    },
  },
} satisfies Meta<typeof BrandLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its full name is what screen readers say; the mark is silent; Enter follows it. */
export const Keyboard: Story = {
  args: { href: "#home" },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole("link", { name: "Yer: bosh sahifa" });
    await expect(link).toHaveTextContent("Yer");
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", "#home");
  },
};

/** At rest, with a long name, and with the focus. */
export const AllStates: Story = {
  render: (args) => (
    <Stack align="start">
      <BrandLink {...args} />
      <BrandLink {...args} aria-label="Yer: davlat kadastrlari palatasi">
        Yer: davlat kadastrlari palatasi
      </BrandLink>
    </Stack>
  ),
  play: async () => {
    await userEvent.tab();
  },
};
