import { openStatuses } from "@yer/api/contract/application-measures";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { processPanel } from "@yer/api/contract/process-panel";
import type { StatusKey } from "@yer/api/contract/statuses";
import { users } from "@yer/api/contract/users";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, useAct, useExtra } from "@yer/api/react";
import {
  Button,
  Checkbox,
  Dialog,
  Fieldset,
  InlineAlert,
  MultiSelect,
  Select,
  Skeleton,
  Stack,
  TextArea,
} from "@yer/ui";
import { useRef, useState } from "react";
import { useServerDraft } from "../../base/drafts/use-server-draft.js";
import { MovePlan } from "./MovePlan.js";
import { MoveProgress } from "./MoveProgress.js";
import { usePanelText } from "./panel-texts.js";
import type { PanelFilters } from "../../cases/applications/register/register-link.js";
import { useMoves } from "./use-moves.js";

interface MoveDraft {
  readonly status: StatusKey | "all";
  readonly late: boolean;
  readonly recipients: readonly { readonly id: string; readonly label: string }[];
  readonly reason: string;
}
const start: MoveDraft = { status: "all", late: false, recipients: [], reason: "" };

/** Props of {@link MoveWork}. */
export interface MoveWorkProps {
  /** Whose files are moved; `none`: those that nobody is responsible for. */
  readonly of: { readonly id: string; readonly name: string } | "none";
  readonly filters: PanelFilters;
  readonly onClose: () => void;
}

/** Moves a person's files to others: which, to whom and why; who takes what and why not; then the act, file by file. */
export function MoveWork({ of, filters, onClose }: MoveWorkProps) {
  const text = usePanelText();
  const { client } = useExtra();
  const from = of === "none" ? null : of.id;
  const draft = useServerDraft<MoveDraft>("hand_over:work", from ?? "none", start);
  const { status, late, recipients, reason } = draft.value;
  const [preview, setPreview] = useState<ReplyOf<typeof processPanel.preview>>();
  const [failure, setFailure] = useState<Failure>();
  const [ask] = useAct(processPanel.preview);
  /** Names of those whom searches found: a choice tells the id alone. */
  const seen = useRef(new Map<string, string>());
  const moves = useMoves();
  const planned = preview?.files.filter(({ to }) => to !== null) ?? [];

  function labelOf(id: string): string {
    return recipients.find((one) => one.id === id)?.label ?? seen.current.get(id) ?? id;
  }

  function change(part: Partial<MoveDraft>): void {
    draft.change(part);
    if (!("reason" in part)) setPreview(undefined);
  }

  async function look(): Promise<void> {
    setFailure(undefined);
    const outcome = await ask({
      body: {
        select: {
          ...filters,
          assignee: from ?? "none",
          ...(status === "all" ? {} : { status: [status] }),
          ...(late ? { late } : {}),
        },
        recipients: recipients.map(({ id }) => id),
      },
    });
    if (outcome.failure) setFailure(outcome.failure);
    else setPreview(outcome.data);
  }

  async function move(): Promise<void> {
    await draft.flush();
    await moves.run(planned, from, reason.trim());
    await draft.discard();
  }

  function close(): void {
    // What was asked to stop stops after the files already under way; those moved stay moved.
    moves.stop();
    onClose();
  }

  const problem = failure ?? moves.failure;
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={text("panel.move.of", { name: of === "none" ? text("panel.move.nobody") : of.name })}
      footer={
        <>
          <Button onPress={close}>{text("word.close")}</Button>
          {moves.progress ? null : (
            <>
              <Button isDisabled={recipients.length === 0} onPress={look}>
                {text("word.preview")}
              </Button>
              <Button variant="primary" isDisabled={planned.length === 0 || reason.trim().length < 3} onPress={move}>
                {text("panel.move.do", { count: planned.length })}
              </Button>
            </>
          )}
        </>
      }
    >
      <Stack gap={4}>
        {problem ? (
          <InlineAlert tone="danger" isAnnounced>
            {sayFailure(text, problem)}
          </InlineAlert>
        ) : null}
        {moves.progress ? (
          <MoveProgress moves={moves} />
        ) : !draft.ready ? (
          <Skeleton shape="block" height="240px" />
        ) : (
          <>
            <Fieldset legend={text("panel.move.which")}>
              <Select
                label={text("word.itsStatus")}
                value={status}
                onChange={(next) => change({ status: next as MoveDraft["status"] })}
                items={[
                  { id: "all", label: text("panel.move.status.all") },
                  ...openStatuses.map((key) => ({ id: key, label: text(`status.${key}`) })),
                ]}
              />
              <Checkbox isSelected={late} onChange={(next) => change({ late: next })}>
                {text("panel.move.late")}
              </Checkbox>
            </Fieldset>
            <MultiSelect
              label={text("word.toWhom")}
              value={recipients.map(({ id }) => id)}
              selectedItems={recipients}
              onChange={(ids) => change({ recipients: ids.map((id) => ({ id, label: labelOf(id) })) })}
              search={async (typed, signal) => {
                const { items } = await client.call(
                  users.list,
                  { query: { search: typed, blocked: false, limit: 20 } },
                  { signal },
                );
                const found = items.filter(({ id }) => id !== from).map(({ id, name }) => ({ id, label: name }));
                for (const { id, label } of found) seen.current.set(id, label);
                return found;
              }}
              isRequired
            />
            <TextArea
              label={text("word.reason")}
              value={reason}
              onChange={(next) => change({ reason: next })}
              isRequired
            />
            {draft.status}
          </>
        )}
        {preview ? <MovePlan preview={preview} results={moves.results} /> : null}
      </Stack>
    </Dialog>
  );
}
