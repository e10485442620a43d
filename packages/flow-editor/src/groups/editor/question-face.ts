import { MarkerType, Position } from "@xyflow/react";
import type { Edge, Node } from "@xyflow/react";
import type { Direction, UiLocale } from "@yer/ui";
import { indexOf, waysOf } from "../../model/groups/group-flow.js";
import { questionSize, questionHeight } from "../../model/groups/index.js";
import type { GroupFlow } from "../../model/groups/index.js";
import type { FlowText } from "../../texts/flow-text.js";

/** One answer of a question as the canvas draws it. */
export interface AnswerRow {
  readonly id: number;
  readonly label: string;
  /** Whether it leads along a way of its own, ends the form, or goes where every other answer goes. */
  readonly leads: "way" | "end" | "others";
}

/** What a question on the canvas shows. */
export interface QuestionFace extends Record<string, unknown> {
  readonly direction: Direction;
  readonly label: string;
  readonly type: string;
  readonly isFirst: boolean;
  readonly firstText: string;
  readonly endText: string;
  readonly rows: readonly AnswerRow[];
}

/** A question on the canvas. */
export type QuestionNode = Node<QuestionFace, "question">;

/** A way on the canvas: one line for each option that takes it, so that every line begins at its answer. */
export type WayEdge = Edge<{ readonly edgeId: string; readonly option: number | null }>;

/** The handle of every answer that has no way of its own. */
export const othersHandle = "others";

const handle = (option: number): string => `option-${option}`;

/** The option that a handle belongs to; undefined of the one of every other answer. */
export const optionOfHandle = (id: string | null | undefined): number | undefined =>
  id?.startsWith("option-") ? Number(id.slice("option-".length)) : undefined;

/** In which words and which direction a group is drawn. */
export interface GroupManner {
  readonly text: FlowText;
  readonly locale: UiLocale;
  readonly direction: Direction;
}

/** The group as React Flow takes it, read downwards, its answers at the side in reading direction. */
export function questionElements(
  group: GroupFlow,
  { text, locale, direction }: GroupManner,
): { readonly nodes: QuestionNode[]; readonly edges: WayEdge[] } {
  const index = indexOf(group);
  const { width, head, row } = questionSize;
  const side = direction === "rtl" ? Position.Left : Position.Right;
  const nodes = group.nodes.map(({ id, fieldId, position }, place): QuestionNode => {
    const field = index.fields.get(fieldId);
    const ways = waysOf(group, index, id);
    const rows = (field?.optionsList ?? []).map((option): AnswerRow => {
      const way = ways.get(option.id);
      return {
        id: option.id,
        label: option.label[locale],
        leads: way === undefined ? "others" : way === null ? "end" : "way",
      };
    });
    const size = { width, height: questionHeight(field) };
    const label = field?.label[locale] ?? String(fieldId);
    const type = field ? text(`fieldType.${field.fieldType}`) : "";
    return {
      id,
      type: "question",
      position: direction === "rtl" ? { x: -position.x - width, y: position.y } : { ...position },
      ...size,
      measured: size,
      handles: [
        { type: "target", position: Position.Top, x: width / 2, y: 0, width: 1, height: 1 },
        {
          id: othersHandle,
          type: "source",
          position: Position.Bottom,
          x: width / 2,
          y: size.height - 1,
          width: 1,
          height: 1,
        },
        ...rows.map((answer, at) => ({
          id: handle(answer.id),
          type: "source" as const,
          position: side,
          x: side === Position.Right ? width - 1 : 0,
          y: head + at * row + row / 2,
          width: 1,
          height: 1,
        })),
      ],
      data: {
        direction,
        label,
        type,
        isFirst: place === 0,
        firstText: text("groupEditor.first"),
        endText: text("groupEditor.end"),
        rows,
      },
      ariaLabel: `${label}, ${type}`,
      domAttributes: { "aria-roledescription": text("role.question") },
    };
  });
  const names = new Map(nodes.map(({ id, data }) => [id, data.label]));
  const edges = group.edges.flatMap(({ id, source, target }): WayEdge[] => {
    const made = (option: number | null): WayEdge => ({
      id: option === null ? id : `${id}:${option}`,
      source,
      target,
      sourceHandle: option === null ? othersHandle : handle(option),
      type: "smoothstep",
      data: { edgeId: id, option },
      markerEnd: { type: MarkerType.ArrowClosed, width: 14, height: 14, color: "var(--yer-border-strong)" },
      ariaLabel: text("relation.way", { from: names.get(source) ?? source, to: names.get(target) ?? target }),
      domAttributes: { "aria-roledescription": text("role.relation") },
    });
    const own = [...waysOf(group, index, source)].filter(([, edge]) => edge?.id === id).map(([option]) => option);
    return own.length > 0 ? own.map(made) : [made(null)];
  });
  return { nodes, edges };
}
