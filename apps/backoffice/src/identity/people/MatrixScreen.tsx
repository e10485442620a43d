import { access } from "@yer/api/contract/access";
import { permissionCodes } from "@yer/api/contract/codes";
import { positions, roles } from "@yer/api/contract/positions";
import { matchesSearch } from "@yer/api/formats";
import { sayReason } from "@yer/api/messages/sentences";
import { skip, useAct, useExtra, useMay, useRead, useTheme } from "@yer/api/react";
import {
  Button,
  Can,
  Checkbox,
  DataTable,
  type DataTableColumn,
  DownloadIcon,
  EmptyState,
  HelpIcon,
  InlineAlert,
  Stack,
} from "@yer/ui";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { UnreadAddress } from "../../registers/kit/UnreadAddress.js";
import { useServerDraft } from "../../base/drafts/use-server-draft.js";
import { isStale } from "../../base/screen/stale.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { useDownload } from "../../base/screen/use-download.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { type Changes, codesAfter, differs, holds, toggled, without } from "./matrix.js";
import { csvOf } from "../../base/csv.js";
import { MatrixFilters, matrixAsked, paramsOf, viewOf } from "./MatrixFilters.js";
import { MatrixPending, type MatrixSet } from "./MatrixPending.js";
import { usePeopleText, withPeopleTexts } from "./people-texts.js";
import { codesByGroup, type PermissionGroup } from "./permission-groups.js";
import { permissionInWords } from "./permission-in-words.js";
import { WhyDialog } from "./WhyDialog.js";
import { useTableFace } from "../../base/screen/use-table-face.js";

interface Row {
  readonly code: string;
  readonly words: string;
}
/** A line of the matrix: a permission, or the heading of those that follow. */
type Line = Row | { readonly group: PermissionGroup };

const GroupName = styled.strong`
  font-weight: var(--yer-weight-semibold);
`;

/** Names its address holds besides. */
const own: readonly string[] = [];
const noChanges: { readonly changes: Changes } = { changes: {} };

/** The two ways out of the matrix: what is shown, as it is saved. */
function useExports(shown: readonly MatrixSet[], rows: readonly Row[]) {
  const text = usePeopleText();
  const { locale } = useTheme();
  const { client } = useExtra();
  const [download, isPending] = useDownload("yer.xlsx");
  return {
    isPending,
    csv: () => {
      const lines = [
        [text("matrix.code"), "", ...shown.map(({ set }) => set.name[locale])],
        ...rows.map(({ code, words }) => [
          words,
          code,
          ...shown.map(({ set }) => text(holds(set, code, {}) ? "matrix.yes" : "matrix.no")),
        ]),
      ];
      const blob = new Blob([csvOf(lines)], { type: "text/csv" });
      return download(() => Promise.resolve({ blob, name: `${text("menu.permissions")}.csv` }));
    },
    excel: () =>
      download(async () =>
        client.bytes(access.matrix, { body: { rows: [...rows], sets: shown.map(({ set }) => set.id) } }),
      ),
  };
}

/**
 * `/permissions`: codes by what they are about × positions and roles. Cells are switched, kept as a draft on the
 * service, reviewed with their impact and saved set by set. It is not on the hook of forms (docs/decisions/0102): its one
 * draft is of many records, each compared by itself.
 */
function MatrixScreen() {
  const text = usePeopleText();
  const { locale } = useTheme();
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => viewOf(params), [params]);
  const [asking, setAsking] = useState(false);
  const mayReadPositions = useMay("read:position");
  const mayReadRoles = useMay("read:role");
  const may = { positions: useMay("update:position"), roles: useMay("update:role") };
  const first = useRead(positions.list, mayReadPositions ? {} : skip);
  const second = useRead(roles.list, mayReadRoles ? {} : skip);
  const draft = useServerDraft("menu:permissions", "all", noChanges);
  const { changes } = draft.value;
  const acts = {
    positions: { update: useAct(positions.update)[0], impact: useAct(positions.impact)[0] },
    roles: { update: useAct(roles.update)[0], impact: useAct(roles.impact)[0] },
  };
  const mayRead = mayReadPositions || mayReadRoles;
  const failure = first.failure ?? second.failure;
  const isLoading = first.isLoading || second.isLoading || (mayRead && !draft.ready);
  const face = useTableFace(mayRead, {
    currentData: isLoading ? undefined : (first.currentData ?? second.currentData),
    failure,
    isFetching: isLoading,
    refetch: async () => Promise.all([first.refetch(), second.refetch()]),
  });
  useScreenTitle(text("menu.permissions"));

  const sets = useMemo(
    (): MatrixSet[] => [
      ...(first.data?.items ?? []).map((set) => ({ set, of: "positions" as const })),
      ...(second.data?.items ?? []).map((set) => ({ set, of: "roles" as const })),
    ],
    [first.data, second.data],
  );
  const shown = view.columns.length === 0 ? sets : sets.filter(({ set }) => view.columns.includes(set.id));
  const comparing = view.compare && shown.length > 1;

  function keep(next: Changes): void {
    if (Object.keys(next).length > 0) draft.change({ changes: next });
    // Nothing is left to go on with: the draft goes as well.
    else void draft.discard().catch(() => draft.change(noChanges));
  }

  const isShown = ({ code, words }: Row): boolean =>
    (view.search === "" || matchesSearch(words, view.search) || code.includes(view.search)) &&
    (!comparing ||
      differs(
        shown.map(({ set }) => set),
        code,
        changes,
      ));
  const grouped = codesByGroup().map(({ group, codes }) => ({
    group,
    rows: codes.map((code): Row => ({ code, words: permissionInWords(text, code) })).filter(isShown),
  }));
  const rows = grouped.flatMap((one) => one.rows);
  const lines = grouped.flatMap((one): Line[] => (one.rows.length === 0 ? [] : [{ group: one.group }, ...one.rows]));
  const exports = useExports(shown, rows);

  const columns: DataTableColumn<Line>[] = [
    {
      id: "code",
      header: text("matrix.code"),
      text: (line) => ("group" in line ? text(`matrix.group.${line.group}`) : line.words),
      cell: (line) => ("group" in line ? <GroupName>{text(`matrix.group.${line.group}`)}</GroupName> : line.words),
      isRowHeader: true,
      sticky: "start",
      width: 340,
      wraps: true,
    },
    ...shown.map(({ set, of }): DataTableColumn<Line> => ({
      id: set.id,
      header: set.name[locale],
      text: (row) => ("group" in row ? "" : text(holds(set, row.code, changes) ? "matrix.yes" : "matrix.no")),
      cell: (row) =>
        "group" in row ? null : (
          <Checkbox
            aria-label={text("matrix.toggle", { code: row.words, set: set.name[locale] })}
            isSelected={holds(set, row.code, changes)}
            isReadOnly={!may[of]}
            onChange={() => keep(toggled(set, row.code, changes))}
          >
            {changes[set.id]?.cells[row.code] === undefined ? "" : text("matrix.changed")}
          </Checkbox>
        ),
      width: 136,
    })),
  ];

  async function save({ set, of }: MatrixSet) {
    const body = { name: set.name, codes: codesAfter(set, changes) };
    const outcome = await acts[of].update({ params: { id: set.id }, body, ifMatch: set.version });
    if (outcome.failure) {
      if (!isStale(outcome.failure)) return outcome.failure;
      // What stands now is read; the change is then shown as stale, with the way to merge it.
      await (of === "positions" ? first : second).refetch();
      return undefined;
    }
    keep(without(changes, set.id));
    toasts.push({ tone: "success", text: text("word.saved") });
    return undefined;
  }

  const mayReadSets = { positions: mayReadPositions, roles: mayReadRoles };
  const closed = (["positions", "roles"] as const).filter((of) => !may[of] && mayReadSets[of]);
  return (
    <Stack gap={4}>
      <ScreenHead title={text("menu.permissions")}>
        {mayRead ? (
          <>
            <Can code="read:position" otherwise="disable">
              {(state) => (
                <Button icon={<DownloadIcon />} isPending={exports.isPending} onPress={exports.excel} {...state}>
                  {text("matrix.export.excel")}
                </Button>
              )}
            </Can>
            <Button icon={<DownloadIcon />} isPending={exports.isPending} onPress={exports.csv}>
              {text("matrix.export")}
            </Button>
          </>
        ) : null}
        <Can code="explain:access" otherwise="disable">
          {(state) => (
            <Button icon={<HelpIcon />} onPress={() => setAsking(true)} {...state}>
              {text("why.title")}
            </Button>
          )}
        </Can>
      </ScreenHead>
      {mayRead ? (
        <MatrixFilters
          sets={sets}
          shown={shown}
          codes={permissionCodes}
          changes={changes}
          view={view}
          onChange={(next) => setParams(paramsOf(next), { replace: true })}
        />
      ) : null}
      <UnreadAddress asked={matrixAsked} own={own} />
      {closed.map((of) => (
        <InlineAlert key={of} tone="info">
          {sayReason(text, {
            code: "permission-missing",
            params: { code: of === "positions" ? "update:position" : "update:role" },
          })}
        </InlineAlert>
      ))}
      {draft.restored && Object.keys(changes).length > 0 ? (
        <InlineAlert
          tone="info"
          title={text("people.draft")}
          actions={
            <Button size="sm" onPress={() => draft.discard()}>
              {text("people.draft.discard")}
            </Button>
          }
        />
      ) : null}
      {isLoading ? null : (
        <MatrixPending
          sets={sets}
          changes={changes}
          onChange={keep}
          preview={({ set, of }) =>
            acts[of].impact({ params: { id: set.id }, body: { codes: codesAfter(set, changes) } })
          }
          save={save}
        />
      )}
      {draft.isUnsaved || Object.keys(changes).length > 0 ? draft.status : null}
      <DataTable
        aria-label={text("menu.permissions")}
        columns={columns}
        // Without its positions and roles a row is a line; with them it is as tall as they are many on a phone.
        rows={isLoading ? [] : lines}
        rowId={(line) => ("group" in line ? line.group : line.code)}
        {...face}
        emptyState={<EmptyState title={text("matrix.empty")} />}
        noPermission={text("sets.forbidden")}
      />
      {asking ? <WhyDialog onClose={() => setAsking(false)} /> : null}
    </Stack>
  );
}

export default withPeopleTexts(MatrixScreen);
