import { Handle, Position } from "@xyflow/react";
import type { NodeProps } from "@xyflow/react";
import { FlagIcon } from "@yer/ui";
import { memo } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { questionSize } from "../../model/groups/index.js";
import { othersHandle } from "./question-face.js";
import type { QuestionNode } from "./question-face.js";

const Face = styled.div`
  box-sizing: border-box;
  block-size: 100%;
  border: 1px solid var(--yer-border-strong);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface);
  color: var(--yer-text);
  font-size: var(--yer-font-size-sm);
  line-height: var(--yer-line-tight);
  box-shadow: var(--yer-shadow-sm);
  &[data-first] {
    border-color: var(--yer-accent);
  }
`;

const Head = styled.div`
  display: grid;
  align-content: center;
  gap: 2px;
  box-sizing: border-box;
  block-size: ${questionSize.head}px;
  padding-inline: var(--yer-space-3);
  > strong {
    display: -webkit-box;
    overflow: hidden;
    font-weight: var(--yer-weight-semibold);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > small {
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-xs);
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--yer-space-1);
  box-sizing: border-box;
  block-size: ${questionSize.row}px;
  padding-inline: var(--yer-space-3);
  border-block-start: 1px solid var(--yer-border);
  font-size: var(--yer-font-size-xs);
  > span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > em {
    flex: none;
    color: var(--yer-text-muted);
    font-style: normal;
  }
`;

/** A question as a card: what it asks, its kind, and a row with a way out for each of its answers. */
export const QuestionOnCanvas = memo(function QuestionOnCanvas({ data }: NodeProps<QuestionNode>): ReactNode {
  const side = data.direction === "rtl" ? Position.Left : Position.Right;
  const { head, row } = questionSize;
  return (
    <>
      <Face dir={data.direction} data-first={data.isFirst || undefined}>
        <Head>
          <strong>{data.label}</strong>
          <small>{data.isFirst ? `${data.type} · ${data.firstText}` : data.type}</small>
        </Head>
        {data.rows.map(({ id, label, leads }) => (
          <Row key={id}>
            <span>{label}</span>
            {leads === "end" ? (
              <em>
                <FlagIcon size={12} /> {data.endText}
              </em>
            ) : null}
          </Row>
        ))}
      </Face>
      <Handle type="target" position={Position.Top} />
      <Handle type="source" id={othersHandle} position={Position.Bottom} />
      {data.rows.map(({ id }, at) => (
        <Handle
          key={id}
          type="source"
          id={`option-${id}`}
          position={side}
          style={{ insetBlockStart: head + at * row + row / 2 }}
        />
      ))}
    </>
  );
});

/** How a question is drawn. One object for good: React Flow mounts everything anew when it changes. */
export const questionTypes = { question: QuestionOnCanvas };
