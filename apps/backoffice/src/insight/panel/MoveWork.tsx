import { openStatuses } from "@yer/api/contract/application-measures";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { processPanel } from "@yer/api/contract/process-panel";
import type { StatusKey } from "@yer/api/contract/statuses";
import { users } from "@yer/api/contract/users";
import { useExtra } from "@yer/api/react";
import { Button, Checkbox, Dialog, Fieldset, MultiSelect, Select, Skeleton, Stack, TextArea } from "@yer/ui";
import { useRef, useState } from "react";
import { useServerDraft } from "../../base/drafts/use-server-draft.js";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { MovePlan } from "./MovePlan.js";
import { MoveProgress } from "./MoveProgress.js";
import { usePanelText } from "./panel-texts.js";
import type { PanelFilters } from "../../cases/applications/register/register-link.js";
import { batch, filesOf, useMoves } from "./use-moves.js";

interface MoveDraft {
  readonly status: StatusKey | "all";
  readonly late: boolean;
  readonly recipients: readonly { readonly id: string; readonly label: string }[];
  readonly reason: string;
}
const start: MoveDraft = { status: "all", late: false, recipients: [], reason: "" };

/** Props of {@link MoveWork}. */
export interface MoveWorkProps {
  /** The person whose applications are moved; `none` for those that nobody is responsible for. */
  readonly of: { readonly id: string; readonly name: string } | "none";
  readonly filters: PanelFilters;
  readonly onClose: () => void;
}

/**
 * Moves a person's applications to others: which, to whom and why; who takes what and why not; then the act,
 * application by application.
 */
export function MoveWork({ of, filters, onClose }: MoveWorkProps) {
  const text = usePanelText();
  const { client } = useExtra();
  const from = of === "none" ? null : of.id;
  const draft = useServerDraft<MoveDraft>("hand_over:work", from ?? "none", start);
  const [preview, setPreview] = useState<ReplyOf<typeof processPanel.preview>>();
  /** Names of those whom searches found: a choice tells the id alone. */
  const seen = useRef(new Map<string, string>());
  const moves = useMoves();
  const files = filesOf(preview?.files ?? [], from).filter(({ id }) => !moves.results.has(id));
  const looking = useEndpointForm(processPanel.preview, {
    draft,
    start,
    fields: {
      status: { label: text("word.itsStatus"), at: "/select/status" },
      late: { label: text("panel.move.late"), at: "/select/late" },
      recipients: text("word.toWhom"),
    },
    args: ({ status, late, recipients }: MoveDraft) => ({
      body: {
        select: {
          ...filters,
          assignee: from ?? "none",
          ...(status === "all" ? {} : { status: [status] }),
          ...(late ? { late } : {}),
        },
        recipients: recipients.map(({ id }) => id),
      },
    }),
    // It is asked before the move, which is written in the same draft.
    isKeeping: true,
    onSaved: (found) => {
      moves.forget();
      setPreview(found);
    },
  });
  // What moves them goes batch by batch: the form checks it by the first, and says why one was refused.
  const moving = useEndpointForm(processPanel.move, {
    draft,
    start,
    fields: { reason: text("word.reason") },
    args: ({ reason }: MoveDraft) => ({ body: { files: files.slice(0, batch), reason } }),
  });
  const { recipients, reason } = looking.values;
  const { frame: fields } = looking;
  const { frame: reasons } = moving;

  function labelOf(id: string): string {
    return recipients.find((one) => one.id === id)?.label ?? seen.current.get(id) ?? id;
  }

  function change(part: Partial<MoveDraft>): void {
    draft.change(part);
    setPreview(undefined);
  }

  async function move(): Promise<void> {
    if (!moving.check()) return;
    await draft.flush();
    const failure = await moves.run(files, reason.trim());
    moving.refuse(failure);
    // What broke off can be gone on with: nothing of it is given up.
    if (!failure) await draft.discard();
  }

  function close(): void {
    // What was asked to stop stops after the applications already under way; those moved stay moved.
    moves.stop();
    onClose();
  }

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
              <Button isPending={looking.isSending} onPress={() => looking.submit()}>
                {text("word.preview")}
              </Button>
              <Button variant="primary" isDisabled={files.length === 0} onPress={move}>
                {text("panel.move.do", { count: files.length })}
              </Button>
            </>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <FormProblem form={looking} />
        <FormProblem form={moving} />
        {moves.progress ? (
          <MoveProgress moves={moves} />
        ) : !draft.ready ? (
          <Skeleton shape="block" height="240px" />
        ) : (
          <div ref={fields}>
            <Stack gap={4}>
              <Fieldset legend={text("panel.move.which")}>
                <Select
                  {...looking.choice("status")}
                  onChange={(next) => change({ status: next as MoveDraft["status"] })}
                  items={[
                    { id: "all", label: text("panel.move.status.all") },
                    ...openStatuses.map((key) => ({ id: key, label: text(`status.${key}`) })),
                  ]}
                />
                <Checkbox {...looking.field("late")} onChange={(next) => change({ late: next })} />
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
                error={looking.errorAt("recipients")}
                isRequired
              />
              <div ref={reasons}>
                <TextArea {...moving.field("reason")} isRequired />
              </div>
              {draft.status}
            </Stack>
          </div>
        )}
        {preview ? <MovePlan preview={preview} results={moves.results} /> : null}
      </Stack>
    </Dialog>
  );
}
