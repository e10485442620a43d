import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../Button/Button.js";
import { CrashGuard, type CrashGuardProps } from "./CrashGuard.js";

function Broken(): ReactNode {
  throw new Error("A screen that cannot be drawn");
}

/** Two screens, the first of which crashes. */
function Pages(props: CrashGuardProps): ReactNode {
  const [path, setPath] = useState(props.path);
  return (
    <>
      <CrashGuard {...props} path={path}>
        {path === "/broken" ? <Broken /> : <p>A whole screen</p>}
      </CrashGuard>
      <Button onPress={() => setPath("/whole")}>Go on</Button>
    </>
  );
}

const meta = {
  title: "Structure/CrashGuard",
  component: CrashGuard,
  args: {
    message: "Foydalanishda xatolik yuz berdi. Sahifani qayta yuklang.",
    path: "/broken",
    onCrash: fn(),
    onReload: fn(),
    children: null,
  },
  render: (args) => <Pages {...args} />,
  parameters: {
    docs: {
      description: {
        component: `Keeps a crash inside one screen: the rest of the app stays in use.

**Use it** around each screen, and around parts that may fail alone (a map, a chart). The sentence is the host's; the
guard clears itself when \`path\` changes.
**Not** for a request that failed (\`InlineAlert\`, the error face of a list) or a page that is not there (\`NotFound\`).
It catches what fails while drawing, not in handlers or promises.

| Key | What it does |
|---|---|
| Tab, Enter | To the button, which reloads the page |

**Screen readers** hear the sentence at once.

**Data attributes** \`data-crashed\`.`,
      },
    },
  },
} satisfies Meta<CrashGuardProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sentence stands in for the screen, the host is told, and it goes when the path changes. */
export const ClearsWithThePath: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Foydalanishda xatolik yuz berdi");
    await expect(args.onCrash).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Go on" }));
    await expect(canvas.getByText("A whole screen")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** The way out is the first stop. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Reload the page" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** What stands in for the screen. */
export const AllStates: Story = {};
