import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { DownloadIcon } from "../../icons/DownloadIcon.js";
import { MoreIcon } from "../../icons/MoreIcon.js";
import { PencilIcon } from "../../icons/PencilIcon.js";
import { SendIcon } from "../../icons/SendIcon.js";
import { TrashIcon } from "../../icons/TrashIcon.js";
import { IconButton } from "../IconButton/IconButton.js";
import { Menu, MenuSection, MenuSeparator } from "./Menu.js";
import { MenuItem } from "./MenuItem.js";
import { SubMenu } from "./SubMenu.js";

const meta = {
  title: "Actions/Menu",
  component: Menu,
  args: {
    trigger: <IconButton aria-label="Amallar" icon={<MoreIcon />} />,
    onAction: fn(),
    children: (
      <>
        <MenuItem id="edit" icon={<PencilIcon />} keys="F2">
          Tahrirlash
        </MenuItem>
        <MenuItem id="download" icon={<DownloadIcon />}>
          Yuklab olish
        </MenuItem>
        <MenuItem id="send" icon={<SendIcon />} disabledReason="Avval xulosa kerak">
          Yuborish
        </MenuItem>
        <SubMenu label="Biriktirish">
          <MenuItem id="me">Menga</MenuItem>
          <MenuItem id="karimov">Karimov A.</MenuItem>
        </SubMenu>
        <MenuSeparator />
        <MenuItem id="remove" icon={<TrashIcon />} isDanger>
          Oʻchirish
        </MenuItem>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `A list of acts, or a choice of one or several, that opens at a button.

**Use it** for acts that are needed less than those on the page, or too many for a row of buttons. **Do not use it** to
hide the main act (a \`Button\`; with variants of it, \`SplitButton\`), to go about the product (\`SideNav\`), or to
choose a value of a form (\`Select\`).

Menu button pattern of the ARIA Authoring Practices.

| Key | What it does |
|---|---|
| Enter, Space, Down | Opens at the first item |
| Up | Opens at the last item |
| Down, Up | Next, previous item; goes round at the ends |
| Right, Left | Into a submenu, out of it; the other way round from right to left |
| Home, End | First, last item |
| A letter | The next item that begins with it |
| Enter | Chooses and closes |
| Space | Chooses; a menu of several choices stays open |
| Escape | Closes; the focus goes back to the button |
| Tab | Stays in the menu |

An item with \`disabledReason\` is reached like the others and tells why it cannot be chosen.

**Screen readers** hear a menu named by its button; items of a choice say whether they are chosen, and an item's
description comes after its words.

**Data attributes** on each item: \`data-focused\`, \`data-focus-visible\`, \`data-selected\`, \`data-danger\`,
\`data-blocked\`, \`data-disabled\`.`,
      },
    },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

function item(name: string): HTMLElement {
  return screen.getByRole("menuitem", { name: new RegExp(`^${name}`, "u") });
}

/** Arrow down opens at the first item; arrows, Home, End and letters move; Enter acts; focus goes back to the button. */
export const Keyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole("button", { name: "Amallar" });
    await userEvent.tab();
    await step("moves", async () => {
      await userEvent.keyboard("{ArrowDown}");
      await waitFor(() => expect(item("Tahrirlash")).toHaveFocus());
      await userEvent.keyboard("{ArrowDown}");
      await expect(item("Yuklab olish")).toHaveFocus();
      await userEvent.keyboard("{End}");
      await expect(item("Oʻchirish")).toHaveFocus();
      await userEvent.keyboard("{ArrowDown}");
      await expect(item("Tahrirlash")).toHaveFocus();
      await userEvent.keyboard("b");
      await expect(item("Biriktirish")).toHaveFocus();
      await userEvent.keyboard("{Home}");
      await expect(item("Tahrirlash")).toHaveFocus();
    });
    await step("acts, and gives the focus back", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(args.onAction).toHaveBeenCalledWith("edit", undefined);
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step("arrow up opens at the last item", async () => {
      await userEvent.keyboard("{ArrowUp}");
      await waitFor(() => expect(item("Oʻchirish")).toHaveFocus());
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step("Escape closes", async () => {
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

/** A choice of one: the item says that it is chosen. */
export const Choice: Story = {
  args: {
    onSelectionChange: fn(),
    children: (
      <MenuSection title="Til" selectionMode="single" selectedKeys={["uz_UZ"]}>
        <MenuItem id="uz_UZ">Oʻzbekcha</MenuItem>
        <MenuItem id="uz_Cyrl">Ўзбекча</MenuItem>
        <MenuItem id="ru_RU">Русский</MenuItem>
      </MenuSection>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Amallar" }));
    await waitFor(() =>
      expect(screen.getByRole("menuitemradio", { name: "Oʻzbekcha" })).toHaveAttribute("aria-checked", "true"),
    );
  },
};

/** What cannot be chosen is reached by keys and pointer, tells why, and does nothing. */
export const DisabledWithReason: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    const send = await screen.findByRole("menuitem", { name: /Avval xulosa kerak/ });
    await waitFor(() => expect(send).toHaveFocus());
    await expect(send).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter} ");
    await userEvent.click(send);
    await expect(send).toBeVisible();
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button", { hidden: true })).toHaveAttribute("aria-expanded", "true");
  },
};

/** A blocked item of a choice does not change the choice either. */
export const BlockedChoice: Story = {
  args: {
    selectionMode: "multiple",
    selectedKeys: ["open"],
    onSelectionChange: fn(),
    children: (
      <>
        <MenuItem id="open">Ochiq</MenuItem>
        <MenuItem id="closed" disabledReason="Sizda ruxsat yoʻq">
          Yopiq
        </MenuItem>
      </>
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Amallar" }));
    await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: /Yopiq/ }));
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("menuitemcheckbox", { name: "Ochiq" }));
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
  },
};

/** A submenu opens by the pointer too, and tells its choice to the same `onAction`. */
export const Submenu: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Amallar" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Biriktirish" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Karimov A." }));
    await expect(args.onAction).toHaveBeenCalledWith("karimov", undefined);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};

/** Icons, keys, a reason, a submenu, what cannot be undone. */
export const AllStates: Story = { args: { isOpen: true } };
