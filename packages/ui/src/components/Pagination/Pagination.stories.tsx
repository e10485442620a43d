import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { type ReactElement, useState } from "react";
import { Pagination, type PaginationProps } from "./Pagination.js";

function TwoPages(props: PaginationProps): ReactElement {
  const [last, setLast] = useState(false);
  const first = (): void => setLast(false);
  return (
    <Pagination
      {...props}
      page={
        last
          ? { offset: 50, total: 100, onFirst: first, onPrevious: first }
          : { offset: 0, total: 100, onNext: () => setLast(true) }
      }
    />
  );
}

const meta = {
  title: "Data/Pagination",
  component: Pagination,
  args: { "aria-label": "Nomzodlar", count: 50, page: { offset: 0, total: 10_000, hasMore: true, onNext: fn() } },
  parameters: {
    docs: {
      description: {
        component: `Ways through a keyset list: first, previous, next, and where one is ("51–100 of 10 000+").

**Use it** under a list of cards or rows that a service gives page by page; \`DataTable\` brings its own.
**Not** for numbered pages: a list that grows while it is read has none. Not for steps of a task (\`Wizard\`).

| Key | What it does |
|---|---|
| Tab | From button to button, past those that lead nowhere |
| Enter, Space | Goes to that page; when the way ends, the focus stays in the bar |

**Screen readers** find a navigation named after the list, and hear the new place when the page has come.

**Data attributes** \`data-busy\`.`,
      },
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first page has no way back. */
export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("1–50 of 10,000+");
    await expect(canvas.getByRole("button", { name: "Previous" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Next" })).toBeEnabled();
  },
};

/** Tab passes what leads nowhere; where a way ends, there and back, the focus stays in the bar and the place is told. */
export const Keyboard: Story = {
  render: (args) => <TwoPages {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Next" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "First page" })).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent("51–100 of 100");
    await expect(canvas.getByRole("button", { name: "Next" })).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Previous" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Next" })).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent("1–50 of 100");
  },
};

/** While a page is on its way, a second press asks for nothing. */
export const Busy: Story = {
  args: { isLoading: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Nomzodlar: Pages" })).toHaveAttribute("aria-busy", "true");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.page.onNext).not.toHaveBeenCalled();
  },
};

/** Beginning, middle, end, waiting, empty, narrow, compact. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <Pagination {...args} />
      <Pagination
        {...args}
        aria-label="Oʻrtasi"
        page={{ offset: 50, total: 1234, onNext: fn(), onPrevious: fn(), onFirst: fn() }}
      />
      <Pagination
        {...args}
        aria-label="Oxiri"
        count={12}
        page={{ offset: 100, total: 112, onPrevious: fn(), onFirst: fn() }}
      />
      <Pagination {...args} aria-label="Kutilmoqda" isLoading />
      <Pagination {...args} aria-label="Boʻsh" count={0} page={{ offset: 0, total: 0 }} />
      <div style={{ inlineSize: 320 }}>
        <Pagination
          {...args}
          aria-label="Telefon"
          page={{ offset: 9_950, total: 10_000, hasMore: true, onPrevious: fn() }}
        />
      </div>
      <div data-density="compact">
        <Pagination {...args} aria-label="Ixcham" />
      </div>
    </div>
  ),
};
