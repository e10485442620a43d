import { type ReactElement, type ReactNode, Suspense, useRef, useState } from "react";
import { styled } from "styled-components";
import { lazyPart } from "../../host/lazy-part.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import { Popover } from "../Popover/index.js";
import { Spinner } from "../Spinner/index.js";
import type { FilterDefinition, FilterValue } from "./filters.js";

// Inputs of all kinds, calendars among them: most visits to a register open none.
const FilterEditor = lazyPart(() => import("./FilterEditor.js"), "FilterEditor");

const Editor = styled.div`
  display: grid;
  gap: var(--yer-space-3);
  inline-size: min(320px, 80vw);
  max-block-size: min(60dvh, 480px);
  overflow: auto;
  padding: 2px;
`;

/**
 * The draft of a filter by its button. It takes effect when the popover closes, so that the list is asked once; Escape
 * drops it.
 */
export function FilterPopover({
  label,
  trigger,
  filter,
  value,
  onApply,
  onClose,
  children,
}: {
  readonly label: string;
  readonly trigger: ReactNode;
  /** What is edited; without it, `children` are shown to choose it from. */
  readonly filter: FilterDefinition | undefined;
  readonly value: FilterValue | undefined;
  readonly onApply: (value: FilterValue | undefined) => void;
  readonly onClose?: () => void;
  readonly children?: ReactNode;
}): ReactElement {
  const text = useUiText();
  const [draft, setDraft] = useState(value);
  const [open, setOpen] = useState(false);
  const dropped = useRef(false);
  return (
    <Popover
      aria-label={label}
      isOpen={open}
      onEscape={() => {
        dropped.current = true;
      }}
      onOpenChange={(next) => {
        if (next) setDraft(value);
        else {
          if (filter && !dropped.current && draft !== value) onApply(draft);
          onClose?.();
        }
        dropped.current = false;
        setOpen(next);
      }}
      trigger={trigger}
    >
      {(close) =>
        filter ? (
          <Editor>
            <Suspense fallback={<Spinner />}>
              <FilterEditor filter={filter} value={draft} onChange={setDraft} />
            </Suspense>
            <Button variant="primary" size="sm" onPress={close}>
              {text("filter.apply")}
            </Button>
          </Editor>
        ) : (
          children
        )
      }
    </Popover>
  );
}
