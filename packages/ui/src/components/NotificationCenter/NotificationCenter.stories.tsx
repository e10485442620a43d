import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { RouterProvider } from "react-aria-components";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.js";
import { NotificationCenter, type NotificationCenterProps } from "./NotificationCenter.js";
import type { Notification } from "./types.js";

const hour = 3_600_000;
const noon = Date.now();
const accept = fn();
const followed = fn();

function ago(hours: number): string {
  return new Date(noon - hours * hour).toISOString();
}

const items: readonly Notification[] = [
  {
    id: "conclusion",
    title: "15-26-0001 ariza boʻyicha xulosa berildi",
    text: "Kadastr palatasi: ijobiy",
    at: ago(0),
    isRead: false,
    tone: "success",
    href: "/files/conclusion",
  },
  {
    id: "assigned",
    title: "Sizga 3 ta ariza biriktirildi",
    at: ago(24),
    isRead: false,
    actions: [{ label: "Qabul qilish", onAction: accept }],
  },
  {
    id: "late",
    title: "15-25-0940 ariza muddati oʻtdi",
    at: ago(24 * 40),
    isRead: true,
    tone: "danger",
    href: "/files/late",
  },
];

/** A page that keeps what was read. */
function Host(props: NotificationCenterProps) {
  const [all, setAll] = useState(props.items);
  return (
    <div style={{ display: "flex", justifyContent: "flex-end", gap: 8 }}>
      <Button
        onPress={() =>
          setAll((before) => [
            { id: `new-${before.length}`, title: "Yangi eʼtiroz tushdi", at: new Date().toISOString(), isRead: false },
            ...before,
          ])
        }
      >
        Voqea
      </Button>
      <NotificationCenter
        {...props}
        items={all}
        unread={all.filter(({ isRead }) => !isRead).length}
        onRead={(id) => {
          setAll((before) => before.map((item) => (item.id === id ? { ...item, isRead: true } : item)));
          props.onRead(id);
        }}
        onReadAll={() => {
          setAll((before) => before.map((item) => ({ ...item, isRead: true })));
          props.onReadAll();
        }}
      />
    </div>
  );
}

const meta = {
  title: "Overlays/NotificationCenter",
  component: NotificationCenter,
  args: { items, unread: 2, onRead: fn(), onReadAll: fn(), onLoadMore: fn() },
  render: (args) => (
    <RouterProvider navigate={followed}>
      <Host {...args} />
    </RouterProvider>
  ),
  parameters: {
    docs: {
      description: {
        component: `What happened while the person was away or looked elsewhere.

**Use it** once, in the header: for what others did that the person must know. **Not** for the outcome of what the person
did just now (\`Toast\`, \`InlineAlert\`), for what concerns the whole page (\`Banner\`), or for work that waits (a count
in \`SideNav\`, a \`TaskList\`).

A button that opens a panel, as a popover where there is room and as a drawer on phones. Notifications stand by day in the
office's time zone, newest first. Data comes by props; the panel holds no rules of its own about what is read.

| Key | What it does |
|---|---|
| Enter, Space on the bell | Opens the panel; the focus goes in |
| Tab, Shift+Tab | Through links, acts and marks in the panel |
| Enter on a title | Goes there, reads it and closes the panel |
| Escape | Closes; the focus goes back to the bell |

**Screen readers** hear the count in the bell's name, "Unread" before what is unread, and what comes meanwhile: politely, a
burst as one sentence, at most every ten seconds.`,
      },
    },
  },
} satisfies Meta<typeof NotificationCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens, reads one, follows another, and gives the focus back, by keys alone. */
export const Keyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const bell = () => canvas.getByRole("button", { name: /^Notifications/u });
    await expect(bell()).toHaveAccessibleName("Notifications: 2");
    bell().focus();
    await step("opens by day, newest first", async () => {
      await userEvent.keyboard("{Enter}");
      const panel = await screen.findByRole("dialog", { name: "Notifications" });
      await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
      const days = within(panel).getAllByRole("heading", { level: 3 });
      await expect(days.map(({ textContent }) => textContent).slice(0, 2)).toEqual(["Today", "Yesterday"]);
    });
    await step("one is marked as read", async () => {
      const mark = screen.getByRole("button", { name: "Mark as read: Sizga 3 ta ariza biriktirildi" });
      mark.focus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onRead).toHaveBeenCalledWith("assigned");
      await waitFor(() => expect(mark).not.toBeInTheDocument());
    });
    await step("an act on the spot", async () => {
      await userEvent.click(screen.getByRole("button", { name: "Qabul qilish" }));
      await expect(accept).toHaveBeenCalledOnce();
    });
    await step("following a title reads it and closes", async () => {
      screen.getByRole("link", { name: /xulosa berildi/ }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onRead).toHaveBeenCalledWith("conclusion");
      await expect(followed).toHaveBeenCalledWith("/files/conclusion", undefined);
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(bell()).toHaveAccessibleName("Notifications"));
    });
    await step("Escape closes", async () => {
      bell().focus();
      await userEvent.keyboard("{Enter}");
      await screen.findByRole("dialog");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(bell()).toHaveFocus());
    });
  },
};

/** All at once, and older ones on request. */
export const ReadAllAndMore: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Notifications/u }));
    await userEvent.click(await screen.findByRole("button", { name: "Show earlier ones" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Mark all as read" }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText("Unread", { exact: false })).toBeNull());
  },
};

/** What comes meanwhile is told; what was there at the beginning is not, and the next ones wait their turn. */
export const Announced: Story = {
  play: async ({ canvas }) => {
    const said = canvas.getByRole("status");
    await expect(said).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Voqea" }));
    await waitFor(() => expect(said).toHaveTextContent("New notification: Yangi eʼtiroz tushdi"));
    await userEvent.click(canvas.getByRole("button", { name: "Voqea" }));
    await userEvent.click(canvas.getByRole("button", { name: "Voqea" }));
    await expect(canvas.getByRole("button", { name: "Notifications: 5" })).toBeVisible();
    await expect(said).toHaveTextContent("New notification: Yangi eʼtiroz tushdi");
  },
};

/** Nothing yet. */
export const Empty: Story = {
  args: { items: [], unread: 0, isOpen: true },
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "No notifications" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
  },
};

/** Could not be loaded: it says so, and can be tried again. */
export const Failed: Story = {
  args: { items: [], unread: 2, status: "error", onRetry: fn(), isOpen: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** On their way. */
export const Loading: Story = {
  args: { items: [], unread: 2, status: "loading", isOpen: true },
  play: async () => {
    await expect(await screen.findByRole("status", { name: "Loading…" })).toBeVisible();
  },
};

export const AllStates: Story = { args: { isOpen: true } };
