import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../Button/Button.js";
import { CrashGuard } from "./CrashGuard.js";

const sentence = "Foydalanishda xatolik yuz berdi. Sahifani qayta yuklang.";

function Broken(): ReactNode {
  throw new Error("A screen that cannot be drawn");
}

function Pages({ onCrash, onReload }: { onCrash: () => void; onReload: () => void }): ReactNode {
  const [path, setPath] = useState("/broken");
  return (
    <>
      <Button onPress={() => setPath("/whole")}>Go on</Button>
      <CrashGuard message={sentence} path={path} onCrash={onCrash} onReload={onReload}>
        {path === "/broken" ? <Broken /> : <p>A whole screen</p>}
      </CrashGuard>
    </>
  );
}

const meta = {
  component: Pages,
  args: { onCrash: fn(), onReload: fn() },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sentence stands in for the screen, and goes when the path changes. */
export const ClearsWithThePath: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(sentence);
    await expect(args.onCrash).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Reload the page" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Go on" }));
    await expect(canvas.getByText("A whole screen")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const AllStates: Story = {};
