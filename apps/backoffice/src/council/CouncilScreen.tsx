import { council, type CouncilSession } from "@yer/api/contract/council";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import {
  Button,
  CalendarIcon,
  Can,
  DataTable,
  type DataTableColumn,
  EmptyState,
  PlusIcon,
  Stack,
  useDates,
} from "@yer/ui";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { Export } from "../exports/Export.js";
import { useListPage } from "../shell/useListPage.js";
import { ScreenHead } from "../shell/ScreenHead.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { useCouncilText, withCouncilTexts } from "./councilTexts.js";
import { SessionDialog } from "./SessionDialog.js";

const noRows: readonly CouncilSession[] = [];
const addressOfSession = (id: string): string => addressOf("/council/:id", { id });

function useColumns(): readonly DataTableColumn<CouncilSession>[] {
  const text = useCouncilText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();
  return useMemo(
    () => [
      {
        id: "number",
        header: text("council.number"),
        cell: ({ number }) => text("council.session", { number }),
        rowHeader: true,
        minWidth: 180,
      },
      { id: "day", header: text("council.day"), cell: ({ day }) => dates.day(day), width: 180 },
      { id: "place", header: text("council.place"), cell: ({ place }) => place, minWidth: 180 },
      {
        id: "body",
        header: text("council.body"),
        cell: ({ organisation }) => organisation.name[locale],
        minWidth: 200,
      },
      ...(["files", "decidedFor", "decidedAgainst"] as const).map((key): DataTableColumn<CouncilSession> => ({
        id: key,
        header: text(key === "files" ? "council.files" : key === "decidedFor" ? "council.for" : "council.against"),
        cell: (row) => intl.formatNumber(row[key]),
        align: "end",
        width: 130,
      })),
    ],
    [text, intl, dates, locale],
  );
}

/** `/council`: sessions of the Council, the latest first; the cursor of the page stands in the URL. */
function CouncilScreen() {
  const text = useCouncilText();
  const navigate = useNavigate();
  const mayRead = useMay("council:property");
  const place = useListPage();
  const [asking, setAsking] = useState(false);
  const { data, failure, isLoading, refetch } = useRead(council.list, mayRead ? { query: place.query } : skip);
  const columns = useColumns();
  const look = useTableLook("council", columns);
  const title = text("council.title");
  useScreenTitle(title, !mayRead || data !== undefined || failure !== undefined);
  return (
    <Stack gap={4}>
      <ScreenHead>
        <h1>{title}</h1>
        {mayRead ? <TableLookMenu look={look} /> : null}
        {mayRead ? <Export register="council" query={{}} code="export:property" columns={look.shown} /> : null}
        <Can code="council:property" otherwise="disable">
          {({ disabledReason }) => (
            <Button
              variant="primary"
              icon={<PlusIcon />}
              onPress={() => setAsking(true)}
              {...(disabledReason === undefined ? {} : { disabledReason })}
            >
              {text("council.new")}
            </Button>
          )}
        </Can>
      </ScreenHead>
      <DataTable
        label={title}
        columns={columns}
        {...look.table}
        rows={data?.items ?? noRows}
        rowId={({ id }) => id}
        status={mayRead ? (failure && !data ? "error" : isLoading ? "loading" : "ready") : "no-permission"}
        page={place.pageOf(data)}
        rowHref={({ id }) => addressOfSession(id)}
        onRowOpen={({ id }) => void navigate(addressOfSession(id))}
        empty={
          <EmptyState icon={<CalendarIcon size={32} />} title={text("council.none")}>
            {text("council.none.text")}
          </EmptyState>
        }
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void refetch()}
      />
      {asking ? (
        <SessionDialog onDone={({ id }) => void navigate(addressOfSession(id))} onClose={() => setAsking(false)} />
      ) : null}
    </Stack>
  );
}

export default withCouncilTexts(CouncilScreen);
