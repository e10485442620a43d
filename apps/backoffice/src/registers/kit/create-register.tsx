import type { ExportRegisterName } from "@yer/api/contract/exports";
import type { Columns } from "@yer/api/contract/columns";
import { type AskedOf, paramsOf, type Register, type RowOf } from "@yer/api/contract/register";
import type { ViewRegister } from "@yer/api/contract/views";
import { Button, DataTable, type DataTableProps, EmptyState, LaterPart, lazyPart, SkipLink, Stack } from "@yer/ui";
import { type ComponentType, Fragment, type ReactElement, type ReactNode, Suspense, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { Export } from "../exports/Export.js";
import type { ExportMenuProps } from "../exports/ExportMenu.js";
import { useText as useAppText } from "../../base/language/use-text.js";
import { spoken } from "../../base/language/spoken.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { TableTools } from "../table-look/TableTools.js";
import { useTableLook } from "../table-look/use-table-look.js";
import { type DrawnColumns, drawColumns } from "./draw-columns.js";
import { addressedSort, isOrder, sortAsked, type SortDeclared } from "./order.js";
import RegisterViews from "../views/RegisterViews.js";
import { type BarDeclared, createBar } from "./create-bar.js";
import { hrefInQueue, type QueueOf } from "./queue-in.js";
import type { RegisterState } from "./register-state.js";
import { HeadOfTable, RegisterTools, ToolsOfPart } from "./RegisterTools.js";
import { type RegisterOptions, useRegister } from "./use-register.js";
import { sameOnAllRows } from "./same-on-all-rows.js";
import { TableRoom } from "./TableRoom.js";
import { type Say, useSay } from "./use-say.js";
import { useWayBack } from "./use-way-back.js";

const AddressNotice = lazyPart(() => import("./AddressNotice.js"));

/** Keeps the bar's place while it is on its way, so that the table does not jump. */
const BarPlace = styled.div`
  min-block-size: var(--yer-control-height);
`;

/** A part of a register's screen: knows the register it stands in. */
export type RegisterPart<R extends Register> = ComponentType<{ readonly register: RegisterState<R> }>;

/** What can be done with rows, and the dialog in which it is. */
export interface RegisterActs<Row> {
  readonly table?: Partial<DataTableProps<Row>> | undefined;
  readonly dialog?: ReactNode;
}

/** Ids of the texts that a part says. */
type IdOf<Text> = Text extends (id: infer Id extends string, ...rest: never[]) => string ? Id : never;

/** What is said: the text of an id, or what a register says as it stands. */
type Said<R extends Register, Text> = IdOf<Text> | ((say: Say<Text>, register: RegisterState<R>) => string);

/** The columns that a register's contract declares. */
type ColumnsIn<R> = R extends { readonly columns: infer Of extends Columns } ? Of : never;

/** A register's screen, declared. What it needs beyond this it passes as a component. */
export interface RegisterDeclared<R extends Register, Text, More = undefined>
  extends RegisterOptions, Pick<BarDeclared<R, Text, More>, "filters" | "search"> {
  /** The hook that says the texts of the register's part. */
  readonly useText: () => Text;
  /** Its heading, and the name of the tab; a part of a screen has it for its table alone. */
  readonly title: Said<R, Text>;
  /** Heads the table where the screen leads with more than a list; its tools stand in that line. @default none */
  readonly heading?: Said<R, Text>;
  /** What the table is a list of, read out where it is entered. @default its heading, or the title */
  readonly label?: Said<R, Text>;
  /** Stands inside a screen that has a head of its own. @default false */
  readonly isPart?: boolean;
  /** What columns and filters need besides words; keep its identity. */
  readonly useMore?: (register: RegisterState<R>) => More;
  /** How its screen draws what the kinds of the contract's columns do not: none of it for plain ones. */
  readonly columns?: (say: Say<Text>, more: More) => DrawnColumns<ColumnsIn<R>, RowOf<R>>;
  /** @default the row's `id` */
  readonly rowId?: (row: RowOf<R>) => string;
  /** Rows that are shown of all that came, where the list itself is not asked. */
  readonly sift?: (rows: readonly RowOf<R>[], asked: AskedOf<R>, say: Say<Text>) => readonly RowOf<R>[];
  /** The order that headings ask for; none where the service has one order. */
  readonly sort?: SortDeclared;
  /** Where a row leads. */
  readonly href?: (row: RowOf<R>, register: RegisterState<R>) => string;
  /** Where a row leads, and goes on to the next from there, as its lists are worked off. */
  readonly turn?: QueueOf;
  /** A row that is open beside the list: the address's parameters it stands in. Undefined of it: it leads to its `href`. */
  readonly opens?: {
    readonly names: readonly string[];
    readonly of: (row: RowOf<R>, register: RegisterState<R>) => Readonly<Record<string, string>> | undefined;
  };
  /** What stands in place of no rows. */
  readonly empty: {
    readonly icon?: ReactElement;
    readonly title: Said<R, Text>;
    readonly text?: Said<R, Text>;
    /** Where something leaves rows out; what is not said is as without. */
    readonly narrowed?: { readonly title?: Said<R, Text>; readonly text?: Said<R, Text> };
  };
  /** Said to who may not read it. */
  readonly forbidden?: IdOf<Text>;
  /** Names the table in what a person keeps of its look. @default the register's name */
  readonly look?: string;
  /** How it becomes a file, where it can. */
  readonly file?: R["name"] extends ExportRegisterName
    ? Omit<ExportMenuProps, "register" | "columns" | "query">
    : never;
  /** The address of the register as it comes, where people keep views of it. */
  readonly views?: R["name"] extends ViewRegister ? string : never;
  /** The screen's own bar, where it must come with more than the kit brings. */
  readonly Bar?: RegisterPart<R>;
  /** What can be done, at the end of the head. */
  readonly Actions?: RegisterPart<R>;
  /** Other lists of the same things, after the tools. */
  readonly Links?: RegisterPart<R>;
  /** What is said or done between the head and the bar. */
  readonly Lead?: RegisterPart<R>;
  /** What the table stands in: tabs of lists over the same rows. */
  readonly Frame?: ComponentType<{ readonly register: RegisterState<R>; readonly children: ReactNode }>;
  /** What is open beside the list, and dialogs. */
  readonly Beside?: RegisterPart<R>;
  /** What the table is given besides: choice of rows and acts on many, acts on a row, with their dialogs. */
  readonly useActs?: (register: RegisterState<R>) => RegisterActs<RowOf<R>>;
}

/** Where the list of a screen stands in it; a part has others beside it. */
const listIdOf = ({ name }: Register, isPart: boolean): string => (isPart ? `list-${name}` : "list");

const useNothing = (): undefined => undefined;
const noActs = {};
const useNoActs = (): typeof noActs => noActs;
const Bare = ({ children }: { readonly children: ReactNode }) => <Fragment>{children}</Fragment>;
const idOf = (row: object): string => String((row as { readonly id?: unknown }).id);

/** Names in a view, that hold also what the screen is bound to. */
const stateOf = <R extends Register>({ contract, asked }: RegisterState<R>): URLSearchParams =>
  paramsOf(contract, asked);
/** Those of them that the screen is bound to. */
const boundOf = <R extends Register>({ contract, asked, bound }: RegisterState<R>): URLSearchParams =>
  paramsOf(contract, Object.fromEntries(Object.entries(asked).filter(([name]) => bound.includes(name))) as AskedOf<R>);

/**
 * Makes the screen of a register from what it declares. The kit owns its address, paging back and forth, order, search,
 * filters, look, views, file, faces, title and head.
 */
export function createRegister<R extends Register, Text, More = undefined>(
  contract: R,
  declared: RegisterDeclared<R, Text, More>,
  /** What the screen is bound to, whatever its address says. */
  useBound: () => AskedOf<R> | undefined = useNothing,
): ComponentType {
  type Row = RowOf<R> & object;
  const { useText, useMore = useNothing as () => never, Frame = Bare, isPart = false } = declared;
  const useActs: NonNullable<typeof declared.useActs> = declared.useActs ?? useNoActs;
  const { Actions, Links, Lead, Beside, file, rowId = idOf as (row: RowOf<R>) => string } = declared;
  const options: RegisterOptions = {
    own: [...(declared.own ?? []), ...(declared.opens?.names ?? [])],
    aside: declared.aside,
    codes: declared.codes,
  };
  const names = Object.keys(contract.asked);
  const listId = listIdOf(contract, isPart);
  const hasBar = declared.filters !== undefined || declared.search !== undefined;
  const Bar = declared.Bar ?? (hasBar ? createBar(declared) : undefined);

  return function RegisterScreen() {
    const say = useSay(useText());
    const appText = useAppText();
    const navigate = useNavigate();
    const register = useRegister(contract, options, useBound());
    const { asked, face, mayRead, personal, rows: read } = register;
    const more: More = useMore(register);
    const said = useSay(appText);
    const sameOnAll = sameOnAllRows(register).join(" ");
    const columns = useMemo(
      () =>
        drawColumns<Row>(
          contract.columns,
          (declared.columns?.(say, more) ?? {}) as Parameters<typeof drawColumns<Row>>[1],
          said,
          (name) => isOrder(contract, name),
        ).filter(({ id }) => !sameOnAll.split(" ").includes(id)),
      [say, more, said, sameOnAll],
    );
    const look = useTableLook(declared.look ?? contract.name, columns);
    const acts = useActs(register);
    useWayBack(listId, face.status === "ready");
    const words = (said: Said<R, Text>): string =>
      typeof said === "function" ? said(say, register) : (say.text as (id: string) => string)(said);
    const title = words(declared.title);
    const heading = declared.heading && words(declared.heading);
    useTitle(title);
    const rows = useMemo(
      () => (declared.sift ? declared.sift(read, asked, say) : read),
      [read, asked, say],
    ) as readonly Row[];
    const sort = useMemo(
      () => declared.sort && addressedSort(contract, declared.sort, asked as Readonly<Record<string, unknown>>),
      [asked],
    );
    const { icon, ...unnarrowed } = declared.empty;
    const empty = { ...unnarrowed, ...(register.isNarrowed && declared.empty.narrowed) };
    const { opens, turn } = declared;
    const leads = declared.href !== undefined || turn !== undefined || opens !== undefined;
    const hrefOf = (row: Row): string => {
      const beside = opens?.of(row, register);
      if (beside) return register.hrefOf(beside);
      const inTurn = turn?.rowOf(row);
      return turn && inTurn ? hrefInQueue(turn, inTurn, register.hrefOf({})) : (declared.href?.(row, register) ?? "");
    };
    function open(row: Row): void {
      const beside = opens?.of(row, register);
      if (beside) register.open(beside);
      else void navigate(hrefOf(row));
    }

    const views =
      declared.views !== undefined && mayRead && personal === undefined ? (
        <LaterPart>
          <RegisterViews
            register={contract.name as ViewRegister}
            asked={names}
            path={declared.views}
            state={stateOf(register)}
            own={boundOf(register)}
          />
        </LaterPart>
      ) : null;
    const tools = mayRead ? (
      <TableTools>
        {views}
        <TableLookMenu look={look} />
        {file && personal === undefined ? (
          <Export
            register={contract.name as ExportRegisterName}
            query={asked}
            {...(file as Omit<ExportMenuProps, "register" | "columns" | "query">)}
            columns={look.shown}
          />
        ) : null}
        {/* After what comes later: that must not move it from under a pointer. */}
        {Links ? <Links register={register} /> : null}
      </TableTools>
    ) : null;

    return (
      <Stack gap={4}>
        {isPart || !mayRead ? null : <SkipLink targetId={listId}>{appText("register.skip")}</SkipLink>}
        {isPart ? null : (
          <ScreenHead title={title}>
            <RegisterTools actions={Actions ? <Actions register={register} /> : null}>
              {heading === undefined ? tools : null}
            </RegisterTools>
          </ScreenHead>
        )}
        {isPart && heading === undefined ? <ToolsOfPart>{tools}</ToolsOfPart> : null}
        {Lead ? <Lead register={register} /> : null}
        {heading === undefined ? null : <HeadOfTable heading={heading}>{tools}</HeadOfTable>}
        {Bar && mayRead ? (
          <BarPlace>
            <Suspense>
              <Bar register={register} />
            </Suspense>
          </BarPlace>
        ) : null}
        {register.unread.length > 0 ? (
          <Suspense>
            <AddressNotice unread={register.unread} onDrop={register.dropUnread} />
          </Suspense>
        ) : null}
        <Frame register={register}>
          <TableRoom>
            <DataTable<Row>
              id={listId}
              aria-label={spoken(declared.label ? words(declared.label) : (heading ?? title), say.locale)}
              columns={columns}
              rows={rows}
              rowId={rowId}
              {...look.table}
              {...face}
              {...(register.page && { page: register.page })}
              {...(sort && {
                sort,
                onSortChange: (next) => register.ask({ sort: sortAsked(declared.sort, register, next) } as never),
              })}
              {...(leads && { rowHref: hrefOf, onRowOpen: open })}
              emptyState={
                <EmptyState
                  icon={icon}
                  title={words(empty.title)}
                  actions={
                    register.isNarrowed ? (
                      <Button onPress={register.clear}>{appText("register.empty.clear")}</Button>
                    ) : undefined
                  }
                >
                  {empty.text ? words(empty.text) : undefined}
                </EmptyState>
              }
              noPermission={declared.forbidden && words(declared.forbidden)}
              {...(acts.table as Partial<DataTableProps<Row>>)}
            />
          </TableRoom>
        </Frame>
        <Suspense>
          {Beside && mayRead ? <Beside register={register} /> : null}
          {acts.dialog}
        </Suspense>
      </Stack>
    );
  };

  function useTitle(title: string): void {
    // A part leaves the tab's name to its screen; which of the two a register is never changes.
    // oxlint-disable-next-line react-hooks/rules-of-hooks
    if (!isPart) useScreenTitle(title);
  }
}
