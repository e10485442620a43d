import { IconButton, MoreIcon } from "@yer/ui";
import { type ReactElement, type ReactNode, use, useId, useState } from "react";
import { createPortal } from "react-dom";
import { styled } from "styled-components";
import { useText } from "../../base/language/use-text.js";
import { ToolsPlace } from "./tools-place.js";

const phone = "@media screen and (max-width: 599.98px)";

const Fold = styled(IconButton)`
  display: none;
  ${phone} {
    display: inline-flex;
  }
`;

const Tools = styled.div`
  min-inline-size: 0;
  ${phone} {
    flex-basis: 100%;
    &[data-folded] {
      display: none;
    }
  }
`;

/** At the end of the title's line; on a phone its parts stand beside the title and below it. */
const End = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--yer-space-2);
  min-inline-size: min(100%, 24rem);
  ${phone} {
    display: contents;
  }
  @media print {
    > :not(:has([data-paper])) {
      display: none;
    }
  }
`;

const Part = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--yer-space-2);
`;

const Headed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2);
  > :first-child {
    margin-inline-end: auto;
  }
`;

/** Props of {@link RegisterTools}. */
export interface RegisterToolsProps {
  /** Views, columns, export. */
  readonly children: ReactNode;
  /** What can be done besides, after them: never folded. */
  readonly actions?: ReactNode;
}

/** What stands in the line of a register's head; on a phone the tools are behind a button, so that rows show. */
export function RegisterTools({ children, actions }: RegisterToolsProps): ReactElement {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <End>
      {children ? (
        <>
          <Fold
            aria-label={text("register.tools")}
            aria-expanded={isOpen}
            aria-controls={id}
            variant="secondary"
            icon={<MoreIcon />}
            onPress={() => setOpen(!isOpen)}
          />
          <Tools id={id} data-folded={isOpen ? undefined : ""}>
            {children}
          </Tools>
        </>
      ) : null}
      {actions}
    </End>
  );
}

/** Where a part of a screen has its tools: at the screen's title (`HeadOfParts`), else over what the part is narrowed by. */
export function ToolsOfPart({ children }: Pick<RegisterToolsProps, "children">): ReactElement | null {
  const place = use(ToolsPlace);
  const tools = <RegisterTools>{children}</RegisterTools>;
  if (place === undefined) return <Part>{tools}</Part>;
  return place && createPortal(tools, place);
}

/** Props of {@link HeadOfTable}. */
export interface HeadOfTableProps extends Pick<RegisterToolsProps, "children"> {
  readonly heading: string;
}

/** The heading of a table that a screen leads to with more, and the table's tools at the end of its line. */
export function HeadOfTable({ heading, children }: HeadOfTableProps): ReactElement {
  return (
    <Headed>
      <h2>{heading}</h2>
      <RegisterTools>{children}</RegisterTools>
    </Headed>
  );
}
