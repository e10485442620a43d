import {
  Button,
  DataTable,
  type DataTableColumn,
  PlotIcon,
  PlusIcon,
  Stack,
  type TableAction,
  TextField,
  TrashIcon,
} from "@yer/ui";
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import { styled } from "styled-components";
import { type Corner, drawnPosition, type Position } from "../model/outline-draft.js";
import { isInside } from "../model/outline-fault.js";
import { readCorner } from "../model/outline-list.js";
import { sideLengths } from "../model/outline-measure.js";
import type { PlotEditing } from "./use-plot-editing.js";
import type { PlotText } from "./use-plot-text.js";

interface CornerRow {
  readonly id: string;
  readonly corner: Corner;
  readonly position: Position;
  /** Metres to the next corner; none where there is no next one. */
  readonly side: number | undefined;
}

interface CornerTableProps {
  readonly editing: PlotEditing;
  readonly text: PlotText;
  /** Writes a number of degrees. */
  readonly degrees: (value: number) => string;
  /** Writes metres. */
  readonly metres: (value: number) => string;
  readonly hasNeighbours: boolean;
}

const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--yer-space-2);
  > :first-child {
    flex: 1 1 260px;
  }
`;

/** Metres within which the table's own act looks for a neighbour. */
const reach = 5;

const rowId = (row: CornerRow): string => row.id;
const plain = (value: number): string => String(value);

/** A number of degrees as it is typed, with a point or a comma; `undefined` for anything else. */
function degreeIn(typed: string): number | undefined {
  const value = Number(typed.trim().replace(",", "."));
  return typed.trim() === "" || !Number.isFinite(value) ? undefined : value;
}

/**
 * The outline without a map: its corners in a table that is edited in place, each with its acts, and a field that takes
 * the next one. Everything that can be done on the map can be done here.
 */
export function CornerTable({ editing, text, degrees, metres, hasNeighbours }: CornerTableProps): ReactElement {
  const { draft, isReadOnly } = editing;
  const rows = useMemo<readonly CornerRow[]>(() => {
    const sides = sideLengths(draft);
    return draft.flatMap((ring, at) =>
      ring.map((position, index) => ({
        id: `${at}-${index}`,
        corner: { ring: at, index },
        position,
        side: ring.length > 1 ? sides[at]?.[index] : undefined,
      })),
    );
  }, [draft]);
  /** What the table's functions act on: they stay the same, so that rows are drawn again only for their own sake. */
  const latest = useRef(editing);
  useEffect(() => {
    latest.current = editing;
  });

  const columns = useMemo<readonly DataTableColumn<CornerRow>[]>(() => {
    const editOf = (axis: 0 | 1): NonNullable<DataTableColumn<CornerRow>["edit"]> => ({
      value: ({ position }) => plain(position[axis]),
      inputMode: "decimal",
      allowed: () => !isReadOnly,
      check: (typed, { position }) => {
        const value = degreeIn(typed);
        if (value === undefined) return text("plot.table.wrong");
        const moved: Position = axis === 0 ? [value, position[1]] : [position[0], value];
        return isInside(moved) ? undefined : text("plot.table.abroad");
      },
      save: async ({ corner, position }, typed) => {
        const value = degreeIn(typed) ?? position[axis];
        latest.current.move(corner, axis === 0 ? [value, position[1]] : [position[0], value]);
      },
    });
    return [
      {
        id: "number",
        header: text("plot.table.number"),
        isRowHeader: true,
        width: 90,
        cell: ({ corner }) =>
          corner.ring === 0
            ? String(corner.index + 1)
            : text("plot.table.hole", { hole: corner.ring, number: corner.index + 1 }),
      },
      {
        id: "lat",
        header: text("plot.table.lat"),
        align: "end",
        cell: ({ position }) => degrees(position[1]),
        edit: editOf(1),
      },
      {
        id: "lon",
        header: text("plot.table.lon"),
        align: "end",
        cell: ({ position }) => degrees(position[0]),
        edit: editOf(0),
      },
      {
        id: "side",
        header: text("plot.table.side"),
        align: "end",
        cell: ({ side }) => (side === undefined ? "—" : metres(side)),
      },
    ];
  }, [degrees, isReadOnly, metres, text]);

  const rowActions = useMemo(() => {
    if (isReadOnly) return undefined;
    return ({ corner }: CornerRow): readonly TableAction[] => [
      {
        id: "middle",
        label: text("plot.middle"),
        icon: <PlusIcon />,
        onAction: () => latest.current.middle(corner),
      },
      ...(hasNeighbours
        ? [
            {
              id: "catch",
              label: text("plot.catch"),
              icon: <PlotIcon />,
              onAction: () => latest.current.catchAt(corner, reach),
            },
          ]
        : []),
      {
        id: "remove",
        label: text("plot.remove"),
        icon: <TrashIcon />,
        isDanger: true,
        onAction: () => latest.current.remove(corner),
      },
    ];
  }, [hasNeighbours, isReadOnly, text]);

  return (
    <Stack gap={3}>
      <DataTable
        aria-label={text("plot.table")}
        columns={columns}
        rows={rows}
        rowId={rowId}
        {...(rowActions ? { rowActions } : {})}
        density="compact"
        maxHeight="420px"
        emptyState={text("plot.table.empty")}
      />
      {isReadOnly ? null : <NextCorner editing={editing} text={text} />}
    </Stack>
  );
}

/** Takes the next corner as people write one. */
function NextCorner({ editing, text }: Pick<CornerTableProps, "editing" | "text">): ReactElement {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { draft, drawing } = editing;
  function add(): void {
    const position = readCorner(typed);
    if (!position || !isInside(position)) {
      setError(text(position ? "plot.table.abroad" : "plot.add.wrong"));
      input.current?.focus();
      return;
    }
    const ring = Math.min(drawing ?? Math.max(0, draft.length - 1), draft.length);
    editing.insert({ ring, index: draft[ring]?.length ?? 0 }, drawnPosition(position));
    setTyped("");
    setError(undefined);
    input.current?.focus();
  }
  return (
    <Adding
      onKeyDown={(event: KeyboardEvent) => {
        // It stands in the host's form, which Enter must not send.
        if (event.key !== "Enter" || event.target !== input.current) return;
        event.preventDefault();
        add();
      }}
    >
      <TextField
        label={text("plot.add")}
        description={text("plot.add.hint")}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
        error={error}
        inputRef={input}
      />
      <Button icon={<PlusIcon />} onPress={add}>
        {text("plot.add.button")}
      </Button>
    </Adding>
  );
}
