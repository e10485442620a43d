import { asBatch, type Batch, type BatchRow } from "@yer/api/contract/batch";
import { surveys } from "@yer/api/contract/survey-imports";
import { createClient } from "@yer/api/client";
import { mock, mockEnvironment } from "@yer/api/mock";
import { createAppStore } from "@yer/api/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense, useState } from "react";
import { IntlProvider } from "react-intl";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, fn, waitFor, within } from "storybook/test";
import { withImportsTexts } from "../../cases/surveys/imports-texts.js";
import { surveyFace } from "../../cases/surveys/survey-face.js";
import { loadTexts } from "../../base/language/texts.js";
import { BatchView } from "./BatchView.js";

const { calls } = asBatch(surveys);
const id = "0190f0a0-0000-7000-8000-000000000001";

/** A survey of six rows, as it stands somewhere on its way. */
function batchOf(given: Partial<Batch>): Batch {
  const counts = { new: 0, changed: 0, over: 0, known: 0, wrong: 0, entered: 0, undone: 0, kept: 0 };
  return {
    id,
    fileName: "survey.csv",
    format: "csv",
    encoding: "utf-8",
    columns: ["Ground", "Cadastre number", "Neighbourhood"],
    sample: [["1", "14:16:01:01:02:0001", "14160001"]],
    rows: 6,
    done: 0,
    state: "uploaded",
    stoppedIn: null,
    mapping: { legalBasis: 0, cadastreNumber: 1, neighborhood: 2 },
    filled: {},
    remembered: false,
    shapes: false,
    system: null,
    warned: 0,
    by: "Nodira Qodirova",
    at: "2026-03-05T09:00:00.000Z",
    appliedAt: null,
    undoneAt: null,
    version: 1,
    ...given,
    counts: { ...counts, ...given.counts },
  };
}

function row(line: number, given: Partial<BatchRow>): BatchRow {
  const about = `14:16:01:01:02:000${line}`;
  return { line, kind: "new", about, faults: [], warnings: [], recordId: null, number: null, ...given };
}

const stop = fn();
const proceed = fn();
const undo = fn();
const apply = fn();
const check = fn();

interface FaceProps {
  readonly batch: Partial<Batch>;
  readonly rows?: readonly BatchRow[];
}

const Shown = withImportsTexts(function Survey({ batch }: { readonly batch: Batch }) {
  return <BatchView face={surveyFace} batch={batch} onAnother={() => undefined} />;
});

/** The part over a service that answers from these rows. */
function Face({ batch, rows = [], messages }: FaceProps & { readonly messages: Record<string, string> }) {
  const [made] = useState(() => {
    const whole = batchOf(batch);
    const answer =
      (act: typeof stop) =>
      ({ body }: { readonly body?: unknown }) => {
        act(body);
        return whole;
      };
    const environment = mockEnvironment(
      [
        mock(calls.get, whole),
        mock(calls.rows, { items: [...rows], total: rows.length, more: false, next: null }),
        mock(calls.stop, answer(stop)),
        mock(calls.proceed, answer(proceed)),
        mock(calls.undo, answer(undo)),
        mock(calls.apply, answer(apply)),
        mock(calls.check, answer(check)),
        mock(calls.undoPreview, { undoable: 1, kept: 1, rows: rows.filter(({ kind }) => kind === "kept") }),
      ],
      { locale: "en_US" },
    );
    return {
      ...createAppStore({ client: createClient(environment), report: () => undefined }),
      router: createMemoryRouter([{ path: "*", element: <Shown batch={whole} /> }]),
    };
  });
  return (
    <Provider store={made.store}>
      <IntlProvider locale="en" messages={messages} timeZone="Asia/Tashkent">
        <Suspense>
          <RouterProvider router={made.router} />
        </Suspense>
      </IntlProvider>
    </Provider>
  );
}

/** A file of rows of any kind: what is to be done with it as it stands. */
const meta = {
  title: "batches/BatchView",
  component: Face,
  loaders: [async () => ({ messages: await loadTexts("en_US") })],
  render: (args, { loaded }) => <Face {...args} messages={loaded["messages"] as Record<string, string>} />,
  args: { messages: {} },
} satisfies Meta<typeof Face>;
export default meta;
type Story = StoryObj<typeof meta>;

const wrong = row(3, {
  kind: "wrong",
  faults: [{ code: "place-unknown", field: "neighborhood", column: 2, value: "?" }],
});

/** Its columns are to be told: what stands in them helps. */
export const Columns: Story = {
  args: { batch: { state: "uploaded" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "What do the columns mean?" })).toBeVisible();
    await expect(canvas.getByText("14160001")).toBeVisible();
  },
};

/** Tried, and one row is wrong: nothing is entered until somebody says that it is left out. */
/** A needed field has no column: it is given once for all rows. */
export const ValueForAllRows: Story = {
  args: {
    batch: { state: "uploaded", columns: ["Ground", "Cadastre number"], mapping: { legalBasis: 0, cadastreNumber: 1 } },
  },
  play: async ({ canvas, userEvent }) => {
    const neighborhood = await canvas.findByRole("textbox", { name: "Neighbourhood" });
    await userEvent.click(canvas.getByRole("button", { name: "Try it" }));
    await expect(check, "it is needed").not.toHaveBeenCalled();
    await userEvent.type(neighborhood, "14160001");
    await userEvent.click(canvas.getByRole("button", { name: "Try it" }));
    await waitFor(() =>
      expect(check).toHaveBeenCalledWith({
        mapping: { legalBasis: 0, cadastreNumber: 1 },
        filled: { neighborhood: "14160001" },
      }),
    );
  },
};

export const DryRun: Story = {
  args: { batch: { state: "checked", done: 6, counts: { new: 5, wrong: 1 } as Batch["counts"] }, rows: [wrong] },
  play: async ({ canvas, userEvent }) => {
    const enter = await canvas.findByRole("button", { name: "Open 5 files" });
    await expect(enter).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Enter the rest and leave out the wrong rows" }));
    await userEvent.click(enter);
    await expect(apply).toHaveBeenCalledWith({ leaveOutWrong: true });
  },
};

/** Tried, and no row of it can be entered. */
export const NothingToEnter: Story = {
  args: { batch: { state: "checked", rows: 1, counts: { wrong: 1 } as Batch["counts"] }, rows: [wrong] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Open 0 files" })).toHaveAccessibleDescription(
      "There is no row that can be entered",
    );
  },
};

/** Being entered: it goes on when the page is closed, and can be stopped. */
export const Running: Story = {
  args: { batch: { state: "applying", done: 2, counts: { new: 4, entered: 2 } as Batch["counts"] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("progressbar")).toHaveAttribute("aria-valuetext", "2 / 6");
    await userEvent.click(canvas.getByRole("button", { name: /Cancel|Stop/ }));
    await expect(stop).toHaveBeenCalled();
  },
};

/** Stopped while it was entered: how many were, how many wait, and both ways on. */
export const Stopped: Story = {
  args: {
    batch: { state: "stopped", stoppedIn: "applying", done: 2, counts: { new: 4, entered: 2 } as Batch["counts"] },
    rows: [row(2, { kind: "entered", number: "2026-1718-000001" })],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Entering was stopped: 2 rows were entered, 4 wait.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Undo what was entered" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Go on" }));
    await expect(proceed).toHaveBeenCalled();
  },
};

/** Stopped before anything was entered: there is nothing to undo, and nothing offers it. */
export const StoppedBeforeAnything: Story = {
  args: { batch: { state: "stopped", stoppedIn: "applying", counts: { new: 6 } as Batch["counts"] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Go on" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Undo what was entered" })).toBe(null);
  },
};

/** Entered, with a row that was wrong by then; undoing tells what it would leave. */
export const DoneWithFaults: Story = {
  args: {
    batch: { state: "applied", done: 6, counts: { entered: 4, kept: 1, wrong: 1 } as Batch["counts"] },
    rows: [wrong, row(4, { kind: "kept", number: "2026-1718-000004" })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Undo what was entered" }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await expect(await dialog.findByText("1 file stays: somebody has worked on it.")).toBeVisible();
    await expect(dialog.getByText("Row 4: 2026-1718-000004")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Undo what was entered" }));
    await expect(undo).toHaveBeenCalled();
  },
};

/** Undone, but for a row that somebody has worked on: it says why. */
export const Undone: Story = {
  args: {
    batch: { state: "undone", done: 2, counts: { undone: 1, kept: 1 } as Batch["counts"] },
    rows: [
      row(2, {
        kind: "kept",
        number: "2026-1718-000002",
        faults: [{ code: "moved-on", field: null, column: null, value: "" }],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 file taken out, 1 kept")).toBeVisible();
    await expect(await canvas.findByText("Somebody has worked on the file, so it stays")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Undo what was entered" })).toBe(null);
  },
};
