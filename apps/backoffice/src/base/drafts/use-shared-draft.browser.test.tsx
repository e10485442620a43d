import { drafts } from "@yer/api/contract/drafts";
import { mock } from "@yer/api/mock";
import { Button, TextField } from "@yer/ui";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { type DraftPort, type Kept, type StoredDraft, useSharedDraft } from "./use-shared-draft.js";

interface Stored extends StoredDraft {
  readonly text: string;
}
interface Written {
  readonly text: string;
}

const at = "2026-03-05T05:00:00.000Z";
const aside = { form: "aside:article", id: "a" };
const first: Stored = { revision: 1, savedAt: at, savedBy: null, text: "" };
const port: DraftPort<Written, Stored> = {
  read: ({ text }) => ({ text }),
  theirs: (current) => current as Stored,
};
/** What the service has: somebody else saved after this person began. */
let standing: Stored;

async function save({ text }: Written, revision: number): Promise<Kept> {
  if (revision !== standing.revision) {
    const problem = {
      type: "about:blank",
      title: "",
      status: 412,
      code: "precondition-failed",
      current: standing,
    } as const;
    return { failure: { kind: "problem", problem } };
  }
  standing = { revision: revision + 1, savedAt: at, savedBy: null, text };
  return { data: standing };
}

function Writer() {
  const draft = useSharedDraft(aside, first, port, save);
  return (
    <>
      <TextField label="Text" value={draft.written.text} onChange={(text) => draft.change({ text })} />
      {draft.theirs ? (
        <>
          <p>Theirs: {draft.theirs.text}</p>
          <Button onPress={draft.keepMine}>Keep mine</Button>
          <Button onPress={draft.takeTheirs}>Take theirs</Button>
        </>
      ) : null}
    </>
  );
}

afterEach(closeScreen);

test.each([
  ["Keep mine", "Mine", 3],
  ["Take theirs", "Theirs", 2],
])("what two wrote at once is decided by one press: %s", async (press, text, revision) => {
  standing = { revision: 2, savedAt: at, savedBy: "Somebody", text: "Theirs" };
  const kept: unknown[] = [];
  const mocks = [
    mock(drafts.get, { draft: null }),
    mock(drafts.put, ({ body }) => {
      kept.push(body.value);
      return { savedAt: at };
    }),
    mock(drafts.remove, () => undefined),
  ];
  await openScreen(Writer, { address: "/manuals", codes: [], mocks });
  await userEvent.fill(page.getByRole("textbox", { name: "Text" }), "Mine");
  await expect.element(page.getByText("Theirs: Theirs")).toBeVisible();
  // Neither is lost before somebody has decided.
  expect(kept).toEqual([{ text: "Mine" }]);
  await userEvent.click(page.getByRole("button", { name: press }));
  await expect.poll(() => standing).toMatchObject({ text, revision });
  await expect.element(page.getByRole("textbox", { name: "Text" })).toHaveValue(text);
  expect(page.getByText("Theirs: Theirs").elements()).toHaveLength(0);
});
