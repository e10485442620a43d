import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../Button/Button.js";
import { SkipLink } from "./SkipLink.js";

const meta = {
  title: "Structure/SkipLink",
  component: SkipLink,
  render: () => (
    <>
      <SkipLink targetId="content" />
      <Button>Menyu</Button>
      <div id="content" tabIndex={-1}>
        Mazmun
      </div>
    </>
  ),
  parameters: {
    docs: {
      description: {
        component: `The first stop of the Tab key: jumps over the navigation to the content.

**Use it** once, first in the page; \`AppShell\` brings its own.
Before a list's own bar a second may lead to the list.
**Not** for links within a page (a list of contents is made of plain \`Link\`s).

| Key | What it does |
|---|---|
| Tab on a fresh page | Shows it |
| Enter | The focus goes to the content; the address stays as it is |

**Screen readers** meet it first, as a link.`,
      },
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first Tab shows it; Enter moves focus to the content and leaves the address alone. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    await expect(getComputedStyle(link).clipPath).not.toBe("none");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe("none");
    const before = location.href;
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("Mazmun")).toHaveFocus();
    await expect(location.href).toBe(before);
  },
};

/** To a table it leads to the one cell of it that Tab comes to. */
export const ToATable: Story = {
  render: () => (
    <>
      <SkipLink targetId="rows">Roʻyxatga oʻtish</SkipLink>
      <Button>Filtr</Button>
      <div id="rows">
        <table>
          <tbody>
            <tr>
              <td tabIndex={-1}>2026-1</td>
              <td tabIndex={0}>Karimova</td>
            </tr>
          </tbody>
        </table>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Roʻyxatga oʻtish" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("Karimova")).toHaveFocus();
  },
};

/** As it shows with the focus. */
export const AllStates: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
};
