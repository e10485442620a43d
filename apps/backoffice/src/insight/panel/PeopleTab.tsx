import { type ApplicationMeasure, panelMeasures } from "@yer/api/contract/application-measures";
import { pageSizes } from "@yer/api/contract/list";
import { type HeldBy, processPanel } from "@yer/api/contract/process-panel";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import { Button, Can, type DataTableColumn, EmptyState, InlineAlert, Link, LockIcon, Stack, StatusTag } from "@yer/ui";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { RegisterTable } from "../../registers/kit/RegisterTable.js";
import { usePages } from "../../registers/kit/use-pages.js";
import { MoveWork } from "./MoveWork.js";
import { usePanelText } from "./panel-texts.js";
import { type PanelFilters, registerLink } from "../../cases/applications/register/register-link.js";

const held = panelMeasures.person;
const noPeople: readonly HeldBy[] = [];
const personId = (row: HeldBy): string => row.id;

/** Who is responsible for unfinished applications, and moving them to others. */
export function PeopleTab({ filters }: { filters: PanelFilters }) {
  const text = usePanelText();
  const intl = useIntl();
  const { locale } = useTheme();
  const mayRead = useMay("read_work:user");
  const pages = usePages(JSON.stringify(filters));
  const { after } = pages;
  const read = useRead(
    processPanel.people,
    mayRead ? { query: { ...filters, limit: pageSizes.most, ...(after === undefined ? {} : { after }) } } : skip,
  );
  const { data } = read;
  const [moving, setMoving] = useState<Pick<HeldBy, "id" | "name"> | "none">();
  const columns = useMemo<DataTableColumn<HeldBy>[]>(() => {
    const link = (value: number, of: ApplicationMeasure) =>
      value === 0 ? "0" : <Link href={registerLink(of, filters)}>{intl.formatNumber(value)}</Link>;
    return [
      {
        id: "name",
        header: text("word.personName"),
        cell: (row) => (
          <Stack direction="row" gap={2}>
            <span>{row.name}</span>
            {row.blocked ? <StatusTag tone="danger">{text("word.blocked")}</StatusTag> : null}
          </Stack>
        ),
        text: (row) => row.name,
        isRowHeader: true,
        minWidth: 220,
      },
      {
        id: "organisation",
        header: text("word.organization"),
        cell: (row) => row.organisation?.[locale] ?? "—",
        minWidth: 200,
      },
      {
        id: "files",
        header: text("panel.people.files"),
        cell: (row) => link(row.files, held.total(row.id)),
        sortValue: (row) => row.files,
        align: "end",
        width: 104,
      },
      {
        id: "late",
        header: text("word.late"),
        cell: (row) => link(row.late, held.late(row.id)),
        sortValue: (row) => row.late,
        align: "end",
        width: 120,
      },
      {
        id: "soon",
        header: text("panel.soon"),
        cell: (row) => link(row.soon, held.soon(row.id)),
        sortValue: (row) => row.soon,
        align: "end",
        width: 128,
      },
      {
        id: "oldest",
        header: text("panel.oldest"),
        cell: (row) => text("panel.days", { days: row.oldest }),
        sortValue: (row) => row.oldest,
        align: "end",
        width: 120,
      },
      {
        id: "move",
        header: text("panel.move"),
        cell: (row) => (
          <Can code="hand_over:work" otherwise="disable">
            {(state) => (
              <Button size="sm" onPress={() => setMoving(row)} {...state}>
                {text("panel.move")}
              </Button>
            )}
          </Can>
        ),
        width: 176,
      },
    ];
  }, [text, intl, locale, filters]);
  if (!mayRead) return <EmptyState icon={<LockIcon size={32} />} title={text("panel.people.forbidden")} />;
  return (
    <Stack gap={3}>
      {data && data.without > 0 ? (
        <InlineAlert
          tone="warning"
          actions={
            <Can code="hand_over:work" otherwise="disable">
              {(state) => (
                <Button onPress={() => setMoving("none")} {...state}>
                  {text("panel.move")}
                </Button>
              )}
            </Can>
          }
        >
          <Link href={registerLink(held.total("none"), filters)}>{text("panel.without", { count: data.without })}</Link>
        </InlineAlert>
      ) : null}
      <RegisterTable
        name="panel.people"
        read={read}
        aria-label={text("panel.tab.people")}
        columns={columns}
        rows={data?.items ?? noPeople}
        rowId={personId}
        // All there are sort here; of a part, sorting would show the first of that part as the first of all.
        page={after !== undefined || typeof data?.next === "string" ? pages.pageOf(data) : undefined}
        emptyState={<EmptyState title={text("panel.people.none")} />}
      />
      {moving ? (
        <MoveWork
          key={moving === "none" ? "none" : moving.id}
          of={moving}
          filters={filters}
          onClose={() => setMoving(undefined)}
        />
      ) : null}
    </Stack>
  );
}
