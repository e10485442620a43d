import { type OutlineBatch, type OutlineCheck, placeOutlines } from "@yer/api/contract/places-outlines";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { useAct, useTheme } from "@yer/api/react";
import {
  AlertDialog,
  Button,
  DataTable,
  type DataTableColumn,
  InlineAlert,
  PageSpinner,
  Stack,
  StatusTag,
  TextField,
  ToneIcon,
  UndoIcon,
} from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { TableTools } from "../../table-look/TableTools.js";
import { useTableLook } from "../../table-look/useTableLook.js";
import { TableLookMenu } from "../../table-look/TableLookMenu.js";
import { useServerDraft } from "../../drafts/useServerDraft.js";
import { usePlacesText } from "../placesTexts.js";
import { toasts } from "../../shell/toastQueue.js";
import type { PlaceRegister } from "../usePlaceRegister.js";

const Words = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--yer-space-2);
  align-items: start;
  overflow-wrap: anywhere;
  > svg {
    margin-block-start: 3px;
    color: var(--yer-warning-solid);
  }
  &[data-tone="danger"] > svg {
    color: var(--yer-danger-solid);
  }
`;

/** A sentence of what was found. No tag: that cuts words for which a phone has no room. */
function Finding({ tone, children }: { readonly tone: "danger" | "warning"; readonly children: string }) {
  return (
    <Words data-tone={tone}>
      <ToneIcon tone={tone} size={16} />
      <span>{children}</span>
    </Words>
  );
}

function useCheckColumns(): readonly DataTableColumn<OutlineCheck>[] {
  const text = usePlacesText();
  const intl = useIntl();
  const { locale } = useTheme();
  return useMemo<readonly DataTableColumn<OutlineCheck>[]>(
    () => [
      {
        id: "place",
        header: text("places.outlines.place"),
        cell: (check) =>
          check.place
            ? `${check.place.name[locale]} (${check.place.code})`
            : text("places.outlines.feature", { number: check.number }),
        rowHeader: true,
        minWidth: 220,
      },
      {
        id: "area",
        header: text("places.outlines.area"),
        cell: (check) => (check.squareKilometres === null ? "—" : intl.formatNumber(check.squareKilometres)),
        align: "end",
        width: 128,
      },
      {
        id: "findings",
        header: text("places.outlines.findings"),
        cell: ({ faults, warnings }) => (
          <Stack gap={1} align="start">
            {faults.map((fault) => (
              <Finding key={fault.code} tone="danger">
                {sayReason(text, fault)}
              </Finding>
            ))}
            {warnings.map((warning) => (
              <Finding key={warning.code} tone="warning">
                {sayReason(text, warning)}
              </Finding>
            ))}
            {faults.length + warnings.length === 0 ? (
              <StatusTag tone="success">{text("places.outlines.right")}</StatusTag>
            ) : null}
          </Stack>
        ),
        text: ({ faults, warnings }) => [...faults, ...warnings].map((reason) => sayReason(text, reason)).join(" · "),
        minWidth: 280,
      },
    ],
    [text, intl, locale],
  );
}

/** What was found in a file of outlines, and the way to put it in force or back. */
export function OutlineBatchView({ register, batch }: { register: PlaceRegister; batch: OutlineBatch }) {
  const text = usePlacesText();
  const draft = useServerDraft("outline:place", batch.id, { credit: batch.credit ?? "" });
  const [apply, applying] = useAct(placeOutlines.apply);
  const [undo, undoing] = useAct(placeOutlines.undo);
  const columns = useCheckColumns();
  const look = useTableLook("outlineRows", columns, false);
  const wrong = batch.checks.filter(({ faults }) => faults.length > 0).length;
  const failure = applying.failure ?? undoing.failure;
  const params = { id: batch.id };
  if (!draft.ready) return <PageSpinner />;

  async function putInForce(): Promise<void> {
    const credit = draft.value.credit.trim();
    const done = await apply({ params, body: { credit: credit === "" ? null : credit }, ifMatch: batch.version });
    if (done.failure) return;
    await draft.discard().catch(() => undefined);
    toasts.push({ tone: "success", text: text("places.outlines.applied") });
  }

  return (
    <Stack gap={4}>
      {batch.state === "checked" ? (
        wrong > 0 ? (
          <InlineAlert tone="danger">{text("places.outlines.wrong", { count: wrong })}</InlineAlert>
        ) : null
      ) : (
        <InlineAlert tone={batch.state === "applied" ? "success" : "info"} title={batch.fileName}>
          {text(batch.state === "applied" ? "places.outlines.applied" : "places.outlines.undone")}
        </InlineAlert>
      )}
      {failure ? (
        <InlineAlert tone="danger" announce>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
      <TableTools>
        <TableLookMenu look={look} />
      </TableTools>
      <DataTable
        label={text("places.outlines.found")}
        columns={columns}
        {...look.table}
        rows={batch.checks}
        rowId={(check) => String(check.number)}
      />
      {batch.state === "checked" ? (
        <TextField
          label={text("places.outlines.credit")}
          value={draft.value.credit}
          onChange={(credit) => draft.change({ credit })}
          width="lg"
        />
      ) : null}
      <Stack direction="row" gap={3}>
        {batch.state === "checked" ? (
          <Button
            variant="primary"
            isPending={applying.pending}
            onPress={putInForce}
            {...(wrong > 0 ? { disabledReason: text("places.outlines.wrong", { count: wrong }) } : {})}
          >
            {text("places.outlines.apply")}
          </Button>
        ) : batch.state === "applied" ? (
          <AlertDialog
            title={text("places.outlines.undo")}
            confirmLabel={text("places.outlines.undo")}
            danger
            trigger={<Button icon={<UndoIcon />}>{text("places.outlines.undo")}</Button>}
            onConfirm={async () => {
              await undo({ params, ifMatch: batch.version });
            }}
          >
            {text("places.outlines.undo.text")}
          </AlertDialog>
        ) : null}
        <Button onPress={() => register.open("outlines")}>{text("places.outlines.another")}</Button>
        {draft.status}
      </Stack>
    </Stack>
  );
}
