import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { DirtyGuard, type DirtyGuardProps, type LeaveBlocker } from "./DirtyGuard.js";

const meta = {
  title: "Forms/DirtyGuard",
  component: DirtyGuard,
  args: { isDirty: true, blocker: { state: "blocked", proceed: fn(), reset: fn() } },
  parameters: {
    docs: {
      description: {
        component: `Asks before what was written is lost: in the app by the router, at the tab's end by the browser.

**Use it** once in a form that is sent by a button, with React Router's \`useBlocker(isDirty)\` as \`blocker\`; any
router that can hold up a way out gives the same three.
**Not** where every change is kept by itself (\`AutosaveStatus\`): nothing is lost there.

Alert dialog pattern of the ARIA Authoring Practices; see \`AlertDialog\`.

| Key | What it does |
|---|---|
| Enter, Escape | Stays: the focus begins at the safe answer |
| Tab, Enter | Leaves without saving |

**Screen readers** hear the question and what would be lost. The browser's own question, when the tab is closed or
reloaded, has the browser's words.`,
      },
    },
  },
} satisfies Meta<typeof DirtyGuard>;

/** As a router does that goes through the history of the browser: the state follows the answer later. */
function Router({ isDirty, blocker }: DirtyGuardProps): ReactElement {
  const [state, setState] = useState<LeaveBlocker["state"]>("blocked");
  return (
    <DirtyGuard
      isDirty={isDirty}
      blocker={{
        state,
        proceed: () => {
          blocker?.proceed?.();
          requestAnimationFrame(() => setState("proceeding"));
        },
        reset: () => {
          blocker?.reset?.();
          setState("unblocked");
        },
      }}
    />
  );
}

export default meta;
type Story = StoryObj<typeof meta>;

/** Staying is the way back and where the focus begins; Escape stays too. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const question = await screen.findByRole("alertdialog", { name: "You have unsaved changes" });
    await expect(question).toHaveAccessibleDescription(/will be lost/u);
    await waitFor(() => expect(screen.getByRole("button", { name: "Stay on the page" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.blocker?.reset).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.blocker?.reset).toHaveBeenCalledTimes(2);
    await expect(args.blocker?.proceed).not.toHaveBeenCalled();
  },
};

/** Leaving goes where the person was going, and is not taken back by the question that closes. */
export const Leaves: Story = {
  render: (args) => <Router {...args} />,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Leave without saving" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.blocker?.proceed).toHaveBeenCalledOnce();
    await expect(args.blocker?.reset).not.toHaveBeenCalled();
  },
};

function closeTab(): Event {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event;
}

/** A closing tab is held while there is something to lose. */
export const HoldsTheTab: Story = {
  args: { blocker: { state: "unblocked" } },
  play: async () => {
    await expect(closeTab().defaultPrevented).toBe(true);
  },
};

/** With nothing to lose the tab goes, and nobody is asked. */
export const LetsGo: Story = {
  args: { isDirty: false, blocker: { state: "unblocked" } },
  play: async () => {
    await expect(closeTab().defaultPrevented).toBe(false);
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** The question. */
export const AllStates: Story = {};
