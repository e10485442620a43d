import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../Stack/Stack.js";
import { Avatar } from "./Avatar.js";

/** A picture that needs no network: two colours of the tiles. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="teal" d="M0 0h2v2H0z"/><path fill="tan" d="M0 2V0l2 2z"/></svg>',
)}`;

const meta = {
  title: "Structure/Avatar",
  component: Avatar,
  args: { name: "Karimova Dilnoza" },
  parameters: {
    docs: {
      description: {
        component: `A person in small: the picture, or the first letters of surname and name ("ShOʻ": Uzbek letters of two
characters stay whole).

**Use it** beside a person's name, or alone where there is no room for it.
**Not** for organisations or kinds of things: an \`Icon\`.

**Screen readers** skip it beside a name; alone (\`isDecorative={false}\`) it is an image with the person's name. In a
button, the button has the name.

**Data attributes** \`data-size\`, \`data-content\`: \`picture\`, \`initials\`.`,
      },
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Alone, it carries the name. */
export const Named: Story = {
  args: { isDecorative: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Karimova Dilnoza" })).toHaveTextContent("KD");
  },
};

/** A picture that does not come leaves the initials. */
export const BrokenPicture: Story = {
  args: { src: "data:image/png;base64,AAAA" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("KD")).toBeVisible();
  },
};

/** Every size, picture and initials, in all the scripts. */
export const AllStates: Story = {
  render: () => (
    <Stack>
      <Stack direction="row" gap={2}>
        <Avatar name="Karimova Dilnoza" size={24} />
        <Avatar name="Shodiyev Anvar" />
        <Avatar name="Oʻktamov Gʻani" size={40} />
        <Avatar name="Юсупова Шаҳноза" size={64} />
        <Avatar name="Yusupova" size={64} />
      </Stack>
      <Stack direction="row" gap={2}>
        <Avatar name="Karimova Dilnoza" src={picture} size={24} />
        <Avatar name="Karimova Dilnoza" src={picture} />
        <Avatar name="Karimova Dilnoza" src={picture} size={40} />
        <Avatar name="Karimova Dilnoza" src={picture} size={64} />
      </Stack>
    </Stack>
  ),
};
