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

const meta = { component: PageArrival, args: { path: "/" }, render: () => <Pages /> } satisfies Meta<
  typeof PageArrival
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Silent on the first page, which the browser announces; on the next the content has the focus and its title is said. */
export const AllStates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button"));
    await expect(document.getElementById("pages")).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Xarita"));
  },
};
