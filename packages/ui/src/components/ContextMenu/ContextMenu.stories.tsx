import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { CopyIcon } from "../../icons/CopyIcon.js";
import { PencilIcon } from "../../icons/PencilIcon.js";
import { SendIcon } from "../../icons/SendIcon.js";
import { TrashIcon } from "../../icons/TrashIcon.js";
import { Button } from "../Button/Button.js";
import { Card } from "../Card/Card.js";
import { MenuSection, MenuSeparator } from "../Menu/Menu.js";
import { MenuItem } from "../Menu/MenuItem.js";
import { SubMenu } from "../Menu/SubMenu.js";
import { TextField } from "../TextField/TextField.js";
import { ContextMenu } from "./ContextMenu.js";

const meta = {
  title: "Actions/ContextMenu",
  component: ContextMenu,
  args: {
    "aria-label": "15-26-0001 ariza",
    onAction: fn(),
    menu: (
      <>
        <MenuItem id="edit" icon={<PencilIcon />} keys="F2">
          Tahrirlash
        </MenuItem>
        <MenuItem id="copy" icon={<CopyIcon />} keys="Ctrl+C">
          Nusxa olish
        </MenuItem>
        <MenuItem id="send" icon={<SendIcon />} disabledReason="Avval xulosa kerak">
          Yuborish
        </MenuItem>
        <SubMenu label="Biriktirish" icon={<SendIcon />}>
          <MenuItem id="me">Menga</MenuItem>
          <MenuItem id="karimov">Karimov A.</MenuItem>
        </SubMenu>
        <MenuSection title="Belgi" selectionMode="multiple" selectedKeys={["urgent"]}>
          <MenuItem id="urgent">Shoshilinch</MenuItem>
          <MenuItem id="seen">Koʻrilgan</MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem id="remove" icon={<TrashIcon />} isDanger>
          Oʻchirish
        </MenuItem>
      </>
    ),
    children: (
      <Card title="15-26-0001">
        <Button>Batafsil</Button>
        <TextField label="Izoh" />
      </Card>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `A menu at the pointer, for what one sees.

**Use it** as the short way to acts that a row, a node or a file already has elsewhere. **Do not use it** as the only
way: nothing shows that it is there. A button with a \`Menu\` of the same items belongs beside it.

It is a \`Menu\` and holds what a menu holds: submenus, sections, checked items, keys, reasons. Menu pattern of the ARIA
Authoring Practices.

| Key | What it does |
|---|---|
| Shift+F10, menu key | Opens below what has the focus, at the first item |
| Right click, long press | Opens at the pointer; a second one elsewhere moves it there |
| Down, Up | Next, previous item; goes round at the ends |
| Right, Left | Into a submenu, out of it; the other way round from right to left |
| Home, End | First, last item |
| A letter | The next item that begins with it |
| Enter, Space | Chooses |
| Escape | Closes; the focus goes back |

In fields the browser's own menu opens.`,
      },
    },
  },
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shift+F10 opens below the focus; a submenu tells its choice to the same `onAction`; the focus goes back. */
export const Keyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole("button", { name: "Batafsil" });
    await userEvent.tab();
    await step("opens below what has the focus", async () => {
      await userEvent.keyboard("{Shift>}{F10}{/Shift}");
      const menu = await screen.findByRole("menu", { name: "15-26-0001 ariza" });
      await waitFor(() => expect(screen.getByRole("menuitem", { name: /Tahrirlash/ })).toHaveFocus());
      await expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
    });
    await step("what cannot be chosen is reached, tells why and stays", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowDown}");
      const send = screen.getByRole("menuitem", { name: /Avval xulosa kerak/ });
      await expect(send).toHaveFocus();
      await expect(send).toHaveAttribute("aria-disabled", "true");
      await userEvent.keyboard("{Enter} ");
      await expect(send).toBeVisible();
      await expect(args.onAction).not.toHaveBeenCalled();
    });
    await step("into a submenu and out of it", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowRight}");
      await waitFor(() => expect(screen.getByRole("menuitem", { name: "Menga" })).toHaveFocus());
      await userEvent.keyboard("{ArrowLeft}");
      await waitFor(() => expect(screen.getByRole("menuitem", { name: "Biriktirish" })).toHaveFocus());
      await userEvent.keyboard("{ArrowRight}");
      await waitFor(() => expect(screen.getByRole("menuitem", { name: "Menga" })).toHaveFocus());
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await expect(args.onAction).toHaveBeenCalledWith("karimov", undefined);
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step("the menu key opens, Escape closes", async () => {
      await userEvent.keyboard("{ContextMenu}");
      await screen.findByRole("menu");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

/** Asks for the menu at a point, as a right click does. */
async function rightClick(element: Element, x: number, y: number): Promise<boolean> {
  return fireEvent.contextMenu(element, { clientX: x, clientY: y, button: 2 });
}

/** It opens at the pointer; a right click elsewhere moves it there. */
export const AtThePointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole("heading");
    await rightClick(heading, 60, 50);
    let menu = await screen.findByRole("menu");
    await expect(Math.abs(menu.getBoundingClientRect().left - 60)).toBeLessThan(12);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());

    await rightClick(heading, 60, 50);
    await screen.findByRole("menu");
    await rightClick(document.body, 200, 60);
    await waitFor(async () => {
      menu = await screen.findByRole("menu");
      await expect(Math.abs(menu.getBoundingClientRect().left - 200)).toBeLessThan(12);
    });
    await expect(canvasElement).toBeVisible();
  },
};

/** A finger that rests opens it; one that moves scrolls. */
export const LongPress: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading");
    const at = (clientX: number) => ({
      touches: [new Touch({ identifier: 0, target: heading, clientX, clientY: 60 })],
    });
    await fireEvent.touchStart(heading, at(40));
    await fireEvent.touchMove(heading, at(80));
    await fireEvent.touchEnd(heading);
    await expect(screen.queryByRole("menu")).toBeNull();
    await fireEvent.touchStart(heading, at(40));
    await expect(await screen.findByRole("menu")).toBeVisible();
  },
};

/** In a field the browser's own menu opens, with pasting and spelling. */
export const FieldsKeepTheirOwn: Story = {
  play: async ({ canvas }) => {
    const kept = await rightClick(canvas.getByRole("textbox"), 60, 150);
    await expect(kept).toBe(true);
    await expect(screen.queryByRole("menu")).toBeNull();
  },
};

export const AllStates: Story = {
  play: async ({ canvas }) => {
    await rightClick(canvas.getByRole("heading"), 120, 60);
    await expect(await screen.findByRole("menu")).toBeVisible();
  },
};
