import type { ReactElement } from "react";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import type { DiffPart } from "./word-diff.js";

const Root = styled.span`
  white-space: pre-wrap;

  del,
  ins {
    padding-inline: 2px;
    border-radius: 2px;
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }
  del {
    background: var(--yer-danger-bg);
    color: var(--yer-danger-text);
    text-decoration: line-through;
    text-decoration-thickness: 1.5px;
  }
  ins {
    background: var(--yer-success-bg);
    color: var(--yer-success-text);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
`;

/** The parts with where each begins, which tells it from its neighbours. */
function placed(parts: readonly DiffPart[]): (DiffPart & { readonly place: string })[] {
  let at = 0;
  return parts.map((part) => {
    const place = `${part.kind}-${at}`;
    at += part.text.length;
    return { ...part, place };
  });
}

/** A text with what was added and removed in it. Most readers pass over `ins` and `del`, so that words name them too. */
export function DiffText({ parts }: { readonly parts: readonly DiffPart[] }): ReactElement {
  const text = useUiText();
  return (
    <Root>
      {placed(parts).map((part) => {
        if (part.kind === "same") return <span key={part.place}>{part.text}</span>;
        const Mark = part.kind === "added" ? "ins" : "del";
        return (
          <Mark key={part.place}>
            <VisuallyHidden>{` ${text(part.kind === "added" ? "diff.ins" : "diff.del")} `}</VisuallyHidden>
            {part.text}
            <VisuallyHidden>{` ${text("diff.end")} `}</VisuallyHidden>
          </Mark>
        );
      })}
    </Root>
  );
}
