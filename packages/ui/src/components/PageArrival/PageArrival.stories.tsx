import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/Button.js";
import { PageArrival } from "./PageArrival.js";

function Page({ title }: { title: string }) {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  return <p>{title}</p>;
}

function Pages() {
  const [path, setPath] = useState("/nomzodlar");
  return (
    <>
      <PageArrival path={path} targetId="pages" />
      <Button onPress={() => setPath("/xarita")}>Xarita</Button>
      <div id="pages" tabIndex={-1}>
        <Page key={path} title={path === "/xarita" ? "Xarita" : "Nomzodlar"} />
      </div>
    </>
  );
}

const meta = {
  title: "Structure/PageArrival",
  component: PageArrival,
  args: { path: "/" },
  render: () => <Pages />,
  parameters: {
    docs: {
      description: {
        component: `What a browser does by itself when it loads a page, for pages changed by a script.

**Use it** once, before the content; \`AppShell\` brings its own. Each page sets its title.
**Not** for parts of a page that change (tabs, filters): the focus stays where the person is.

When \`path\` changes, the focus goes to the content and the page begins at the top, unless the person came back in
history.

**Screen readers** hear the new title, once the page has set it; on the first page they are told by the browser.`,
      },
    },
  },
} satisfies Meta<typeof PageArrival>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Silent on the first page, which the browser announces; on the next the content has the focus and its title is said. */
export const AllStates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(document.getElementById("pages")).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Xarita"));
  },
};
