import { permissionCodes } from "@yer/api/contract/codes";
import { type CodeSet, positions, roles } from "@yer/api/contract/positions";
import { matchesSearch } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useAct, useExtra, useMay, useRead, useTheme } from "@yer/api/react";
import {
  Button,
  Checkbox,
  DataTable,
  type DataTableColumn,
  DownloadIcon,
  EmptyState,
  HelpIcon,
  MultiSelect,
  SearchField,
  Stack,
  Switch,
} from "@yer/ui";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { toasts } from "../shell/toastQueue.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { type Changes, codesAfter, differs, holds, toggled } from "./matrix.js";
import { usePeopleText, withPeopleTexts } from "./peopleTexts.js";
import { permissionInWords } from "./permissionInWords.js";
import { SaveDialog } from "./SaveDialog.js";
import { WhyDialog } from "./WhyDialog.js";

interface Row {
  readonly code: string;
  readonly words: string;
}

/** A cell that CSV readers cannot take for a formula. */
function csvCell(value: string): string {
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** `/permissions`: codes × positions and roles. Cells are switched, reviewed with their impact, and saved set by set. */
function MatrixScreen() {
  const text = usePeopleText();
  const { locale } = useTheme();
  const { client } = useExtra();
  const [params, setParams] = useSearchParams();
  const [changes, setChanges] = useState<Changes>(new Map());
  const [saving, setSaving] = useState<string>();
  const [asking, setAsking] = useState(false);
  const mayReadPositions = useMay("read:position");
  const mayReadRoles = useMay("read:role");
  const may = { positions: useMay("update:position"), roles: useMay("update:role") };
  const mayExplain = useMay("explain:access");
  const first = useRead(positions.list, mayReadPositions ? {} : skip);
  const second = useRead(roles.list, mayReadRoles ? {} : skip);
  const acts = {
    positions: { update: useAct(positions.update)[0], impact: useAct(positions.impact)[0] },
    roles: { update: useAct(roles.update)[0], impact: useAct(roles.impact)[0] },
  };
  const mayRead = mayReadPositions || mayReadRoles;
  const failure = first.failure ?? second.failure;
  const isLoading = first.isLoading || second.isLoading;
  useScreenTitle(text("matrix.title"), !mayRead || !isLoading);

  const sets = useMemo(
    () => [
      ...(first.data?.items ?? []).map((set) => ({ set, of: "positions" as const })),
      ...(second.data?.items ?? []).map((set) => ({ set, of: "roles" as const })),
    ],
    [first.data, second.data],
  );
  const wanted = params.getAll("column");
  const shown = wanted.length === 0 ? sets : sets.filter(({ set }) => wanted.includes(set.id));
  const search = params.get("search") ?? "";
  const comparing = params.get("compare") === "true" && shown.length > 1;
  const change = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(params);
    edit(next);
    setParams(next, { replace: true });
  };

  const rows: Row[] = permissionCodes
    .map((code) => ({ code, words: permissionInWords(text, code) }))
    .filter(({ code, words }) => search === "" || matchesSearch(words, search) || code.includes(search))
    .filter(
      ({ code }) =>
        !comparing ||
        differs(
          shown.map(({ set }) => set),
          code,
          changes,
        ),
    );

  const columns: DataTableColumn<Row>[] = [
    { id: "code", header: text("matrix.code"), cell: (row) => row.words, rowHeader: true, sticky: "start", width: 280 },
    ...shown.map(({ set, of }): DataTableColumn<Row> => ({
      id: set.id,
      header: set.name[locale],
      text: (row) => text(holds(set, row.code, changes) ? "matrix.yes" : "matrix.no"),
      cell: (row) => (
        <Checkbox
          aria-label={text("matrix.toggle", { code: row.words, set: set.name[locale] })}
          isSelected={holds(set, row.code, changes)}
          isDisabled={!may[of]}
          onChange={() => setChanges((before) => toggled(set, row.code, before))}
        >
          {changes.get(set.id)?.has(row.code) ? text("matrix.changed") : ""}
        </Checkbox>
      ),
      width: 136,
    })),
  ];

  function download(): void {
    const lines = [
      [text("matrix.code"), "", ...shown.map(({ set }) => set.name[locale])],
      ...rows.map(({ code, words }) => [
        words,
        code,
        ...shown.map(({ set }) => text(holds(set, code, new Map()) ? "matrix.yes" : "matrix.no")),
      ]),
    ];
    // Excel takes a file for UTF-8 only where it begins with the mark.
    const csv = `\uFEFF${lines.map((line) => line.map(csvCell).join(";")).join("\r\n")}\r\n`;
    const address = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
    client.environment.save(address, `${text("matrix.title")}.csv`);
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  const edited = sets.filter(({ set }) => changes.has(set.id));
  const reviewed = edited.find(({ set }) => set.id === saving);
  const forget = (id: string) => setChanges((before) => new Map([...before].filter(([key]) => key !== id)));

  async function save({ set, of }: { set: CodeSet; of: "positions" | "roles" }) {
    const body = { name: set.name, codes: codesAfter(set, changes) };
    const outcome = await acts[of].update({ params: { id: set.id }, body, ifMatch: set.version });
    if (outcome.failure) return outcome.failure;
    forget(set.id);
    toasts.push({ tone: "success", text: text("people.saved") });
    return undefined;
  }

  return (
    <Stack gap={4}>
      <Stack direction="row" gap={3}>
        <h1>{text("matrix.title")}</h1>
        {mayRead ? (
          <Button icon={<DownloadIcon />} onPress={download}>
            {text("matrix.export")}
          </Button>
        ) : null}
        {mayExplain ? (
          <Button icon={<HelpIcon />} onPress={() => setAsking(true)}>
            {text("why.title")}
          </Button>
        ) : null}
      </Stack>
      {mayRead ? (
        <Stack direction="row" gap={3}>
          <SearchField
            label={text("matrix.search")}
            value={search}
            onChange={(value) => change((next) => (value === "" ? next.delete("search") : next.set("search", value)))}
          />
          <MultiSelect
            label={text("matrix.columns")}
            options={sets.map(({ set }) => ({ id: set.id, label: set.name[locale] }))}
            filter={matchesSearch}
            value={wanted}
            onChange={(ids) =>
              change((next) => {
                next.delete("column");
                for (const id of ids) next.append("column", id);
              })
            }
          />
          <Switch
            isSelected={comparing}
            isDisabled={shown.length < 2}
            onChange={(on) => change((next) => (on ? next.set("compare", "true") : next.delete("compare")))}
          >
            {text("matrix.compare")}
          </Switch>
        </Stack>
      ) : null}
      {edited.length > 0 ? (
        <Stack direction="row" gap={2}>
          {edited.map(({ set }) => (
            <Stack key={set.id} direction="row" gap={1}>
              <Button variant="primary" onPress={() => setSaving(set.id)}>
                {`${set.name[locale]}: ${text("matrix.review", { count: changes.get(set.id)?.size ?? 0 })}`}
              </Button>
              <Button onPress={() => forget(set.id)}>{text("matrix.undo")}</Button>
            </Stack>
          ))}
        </Stack>
      ) : null}
      <DataTable
        label={text("matrix.title")}
        columns={columns}
        rows={rows}
        rowId={(row) => row.code}
        status={!mayRead ? "no-permission" : failure && sets.length === 0 ? "error" : isLoading ? "loading" : "ready"}
        empty={<EmptyState title={text("matrix.empty")} />}
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void Promise.all([first.refetch(), second.refetch()])}
        noPermission={text("sets.forbidden")}
      />
      {reviewed ? (
        <SaveDialog
          key={reviewed.set.id}
          preview={() =>
            acts[reviewed.of].impact({
              params: { id: reviewed.set.id },
              body: { codes: codesAfter(reviewed.set, changes) },
            })
          }
          onSave={() => save(reviewed)}
          onClose={() => setSaving(undefined)}
        />
      ) : null}
      {asking ? <WhyDialog onClose={() => setAsking(false)} /> : null}
    </Stack>
  );
}

export default withPeopleTexts(MatrixScreen);
