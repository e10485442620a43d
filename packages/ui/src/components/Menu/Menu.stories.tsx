import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { DownloadIcon } from "../../icons/DownloadIcon.js";
import { MoreIcon } from "../../icons/MoreIcon.js";
import { PencilIcon } from "../../icons/PencilIcon.js";
import { TrashIcon } from "../../icons/TrashIcon.js";
import { IconButton } from "../IconButton/IconButton.js";
import { Menu, MenuItem, MenuSection, MenuSeparator } from "./Menu.js";

const meta = {
  component: Menu,
  args: {
    trigger: <IconButton label="Amallar" icon={<MoreIcon />} />,
    onAction: fn(),
    children: (
      <>
        <MenuItem id="edit" icon={<PencilIcon />} keys="F2">
          Tahrirlash
        </MenuItem>
        <MenuItem id="download" icon={<DownloadIcon />}>
          Yuklab olish
        </MenuItem>
        <MenuItem id="send" isDisabled description="Avval xulosa kerak">
          Yuborish
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="remove" icon={<TrashIcon />} danger>
          Oʻchirish
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow down opens at the first item; arrows, End and letters move; Enter acts; focus goes back to the button. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Amallar" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /Tahrirlash/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("menuitem", { name: "Yuklab olish" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("menuitem", { name: "Oʻchirish" })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(screen.getByRole("menuitem", { name: /Tahrirlash/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAction).toHaveBeenCalledWith("edit", undefined);
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
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

export const AllStates: Story = { args: { isOpen: true } };
