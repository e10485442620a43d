import { calendar, type CalendarChange, type CalendarDay, type CalendarYear } from "@yer/api/contract/settings";
import { sayFailure } from "@yer/api/messages/sentences";
import { useMay, useRead, useSession, useTheme } from "@yer/api/react";
import {
  Button,
  Can,
  Card,
  CloseIcon,
  DataTable,
  type DataTableColumn,
  Disclosure,
  EmptyState,
  IconButton,
  Skeleton,
  Stack,
  useDates,
} from "@yer/ui";
import { type ReactNode, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useServerDraft } from "../../base/drafts/use-server-draft.js";
import { CalendarListPage } from "./CalendarListPage.js";
import { CalendarSend, type PreparedDays } from "./CalendarSend.js";
import { DayDialog } from "./DayDialog.js";
import { ProposalCard } from "./ProposalCard.js";
import { SettingHistory } from "./SettingHistory.js";
import { useSettingsText } from "./settings-texts.js";
import { YearGrid } from "./YearGrid.js";

const nothing: PreparedDays = { changes: [], reason: "" };
/** Years that the service keeps days of. */
const years = { least: 2024, most: 2100 } as const;

function SpecialDays({ days }: { days: readonly CalendarDay[] }) {
  const text = useSettingsText();
  const dates = useDates();
  const { locale } = useTheme();
  const columns = useMemo<DataTableColumn<CalendarDay>[]>(
    () => [
      {
        id: "day",
        header: text("word.date"),
        isRowHeader: true,
        cell: ({ day }) => dates.day(day),
        width: 200,
      },
      {
        id: "kind",
        header: text("word.kind"),
        cell: ({ kind }) => text(`calendar.kind.${kind}`),
        width: 220,
      },
      { id: "name", header: text("word.name"), cell: ({ name }) => name[locale], minWidth: 220 },
    ],
    [text, dates, locale],
  );
  return (
    <DataTable
      aria-label={text("calendar.list")}
      columns={columns}
      rows={days}
      rowId={({ day }) => day}
      emptyState={<EmptyState title={text("calendar.list.empty")} />}
    />
  );
}

/** Changes that are prepared, each to be dropped again, and the way to send them. */
function Prepared({
  changes,
  onDrop,
  onSend,
  onClear,
  status,
}: {
  readonly changes: readonly CalendarChange[];
  readonly onDrop: (day: string) => void;
  readonly onSend: () => void;
  readonly onClear: () => void;
  readonly status: ReactNode;
}) {
  const text = useSettingsText();
  const dates = useDates();
  const { locale } = useTheme();
  return (
    <Card title={text("calendar.pending")} level={2}>
      <Stack gap={3}>
        <ul>
          {changes.map(({ day, kind, name }) => (
            <li key={day}>
              <Stack direction="row" gap={2}>
                <span>
                  {dates.day(day)}:{" "}
                  {kind === null
                    ? text("calendar.pending.ordinary")
                    : `${text(`calendar.kind.${kind}`)} — ${name?.[locale] || (name?.uz_UZ ?? "")}`}
                </span>
                <IconButton
                  icon={<CloseIcon />}
                  aria-label={text("calendar.pending.remove", { day: dates.day(day) })}
                  onPress={() => onDrop(day)}
                />
              </Stack>
            </li>
          ))}
        </ul>
        <Stack direction="row" gap={2}>
          <Button variant="primary" onPress={onSend}>
            {text("calendar.send")}
          </Button>
          <Button onPress={onClear}>{text("calendar.pending.clear")}</Button>
        </Stack>
        {status}
      </Stack>
    </Card>
  );
}

function Year({ data, onList }: { readonly data: CalendarYear; readonly onList: () => void }) {
  const text = useSettingsText();
  const { year, today, days } = data;
  const mayUpdate = useMay("update:setting");
  const isRepublic = useSession().user?.territory === "17";
  const canChange = mayUpdate && isRepublic;
  const draft = useServerDraft<PreparedDays>("update:calendar", String(year), nothing, data.version);
  const { changes } = draft.value;
  const [chosen, setChosen] = useState<string>();
  const [isSending, setSending] = useState(false);

  function keep(added: readonly CalendarChange[]): void {
    const names = new Set(added.map(({ day }) => day));
    draft.change({
      changes: [...changes.filter(({ day }) => !names.has(day)), ...added].toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    });
  }

  return (
    <Stack gap={5}>
      {data.proposals
        .filter(({ state }) => state === "open")
        .map((proposal) => (
          <ProposalCard key={proposal.id} proposal={proposal} />
        ))}
      {canChange && changes.length > 0 ? (
        <Prepared
          changes={changes}
          onDrop={(day) => draft.change({ changes: changes.filter((change) => change.day !== day) })}
          onSend={() => setSending(true)}
          onClear={() => void draft.discard()}
          status={draft.status}
        />
      ) : null}
      <Stack gap={2}>
        {canChange ? (
          <p>
            {text("calendar.legend")} {text("calendar.past")}
          </p>
        ) : null}
        <div>
          <Can code="update:setting" otherwise="disable">
            {(state) => (
              <Button
                onPress={onList}
                {...(isRepublic ? {} : { disabledReason: text("settings.republicOnly") })}
                {...state}
              >
                {text("calendar.list.title")}
              </Button>
            )}
          </Can>
        </div>
      </Stack>
      <YearGrid
        year={year}
        days={days}
        pending={changes}
        today={today}
        onChoose={canChange && draft.ready ? setChosen : undefined}
      />
      <SpecialDays days={days} />
      <Disclosure title={text("word.history")}>
        <SettingHistory of={{ year }} />
      </Disclosure>
      {chosen === undefined ? null : (
        <DayDialog
          key={chosen}
          day={chosen}
          standing={changes.find(({ day }) => day === chosen) ?? days.find(({ day }) => day === chosen)}
          today={today}
          year={year}
          onKeep={keep}
          onClose={() => setChosen(undefined)}
        />
      )}
      {isSending ? <CalendarSend year={data} draft={draft} onClose={() => setSending(false)} /> : null}
    </Stack>
  );
}

/** The holiday calendar: a year of it, or a list of days that is brought into it (`do=list`). */
export function CalendarView() {
  const [params] = useSearchParams();
  return params.get("do") === "list" ? <CalendarListPage /> : <CalendarOfYear />;
}

/** The holiday calendar of a year, which the address names: looked at, and changed. */
function CalendarOfYear() {
  const text = useSettingsText();
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get("year"));
  const [thisYear] = useState(() => new Date().getUTCFullYear());
  const year = asked >= years.least && asked <= years.most ? asked : thisYear;
  const { data, failure, refetch } = useRead(calendar.year, { params: { year } });
  const go = (to: number) =>
    setParams({ tab: "calendar", year: String(Math.min(Math.max(to, years.least), years.most)) }, { replace: true });
  return (
    <Stack gap={4}>
      <Stack direction="row" gap={3}>
        <Button onPress={() => go(year - 1)} isDisabled={year <= years.least}>
          {text("calendar.next", { year: String(year - 1) })}
        </Button>
        <h2>{text("calendar.year", { year: String(year) })}</h2>
        <Button onPress={() => go(year + 1)} isDisabled={year >= years.most}>
          {text("calendar.next", { year: String(year + 1) })}
        </Button>
      </Stack>
      {data?.year === year ? (
        <Year key={year} data={data} onList={() => setParams({ tab: "calendar", year: String(year), do: "list" })} />
      ) : failure ? (
        <EmptyState
          title={text("settings.failed")}
          actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
        >
          {sayFailure(text, failure)}
        </EmptyState>
      ) : (
        <Skeleton lines={10} />
      )}
    </Stack>
  );
}
