import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, useMay } from "@yer/api/react";
import {
  Button,
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  EmptyState,
  type KeysetPage,
  SearchIcon,
  Stack,
} from "@yer/ui";
import { useNavigate } from "react-router-dom";
import { Export } from "../exports/Export.js";
import { TableTools } from "../table-look/TableTools.js";
import type { TableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { useObjectionText } from "./objectionTexts.js";

/** What stands in a register of disputes. */
export interface DisputeRow {
  readonly id: string;
}

/** Props of {@link DisputesTable}. */
export interface DisputesTableProps<Row extends DisputeRow> extends Pick<DataTableProps<Row>, "sort" | "onSortChange"> {
  readonly of: "objections" | "complaints";
  /** What the list is asked, for its file. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly look: TableLook;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly page: KeysetPage | undefined;
  readonly isLoading: boolean;
  readonly failure: Failure | undefined;
  readonly onRetry: () => unknown;
  readonly hrefOf: (row: Row) => string;
  /** Whether filters or a search narrow the list, and how to take them away. */
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

const none: readonly never[] = [];
const idOf = ({ id }: DisputeRow): string => id;

/** The table of objections, or of complaints, with its faces. */
export function DisputesTable<Row extends DisputeRow>(props: DisputesTableProps<Row>) {
  const { of, query, look, rows, failure, isLoading, isNarrowed, hrefOf } = props;
  const text = useObjectionText();
  const navigate = useNavigate();
  const mayRead = useMay("read:objection");
  const empty = of === "objections" ? "disputes.empty" : "disputes.complaints.empty";
  const nothingYet = of === "objections" ? "disputes.empty.none" : "disputes.complaints.none";
  return (
    <Stack gap={3}>
      {mayRead ? (
        <TableTools>
          <TableLookMenu look={look} />
          <Export register={of} query={query} code="export:property" columns={look.shown} />
        </TableTools>
      ) : null}
      <DataTable
        label={text(`disputes.tab.${of}`)}
        columns={props.columns}
        {...look.table}
        rows={rows ?? none}
        rowId={idOf}
        status={!mayRead ? "no-permission" : isLoading ? "loading" : failure && !rows ? "error" : "ready"}
        page={props.page}
        sort={props.sort}
        onSortChange={props.onSortChange}
        rowHref={hrefOf}
        onRowOpen={(row) => void navigate(hrefOf(row))}
        empty={
          <EmptyState
            icon={<SearchIcon size={32} />}
            title={text(empty)}
            actions={isNarrowed ? <Button onPress={props.onClear}>{text("register.empty.clear")}</Button> : undefined}
          >
            {text(isNarrowed ? "disputes.empty.filtered" : nothingYet)}
          </EmptyState>
        }
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void props.onRetry()}
        noPermission={text("disputes.forbidden")}
      />
    </Stack>
  );
}
