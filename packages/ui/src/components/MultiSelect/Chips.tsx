import { type KeyboardEvent, type ReactElement, useState } from "react";
import { styled } from "styled-components";
import { rootProps, type RootProps } from "../../root/root-props.js";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { useDirection } from "../../UiProvider/use-direction.js";
import { innerButton } from "../Field/parts.js";
import type { Option } from "../Select/option.js";
import { chipStyle } from "./chip-style.js";

const List = styled.ul`
  display: contents;
  list-style: none;
`;
const Chip = styled.li`
  ${chipStyle}
`;
const Remove = styled.button`
  ${innerButton}
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
`;
const More = styled.button`
  min-block-size: 24px;
  margin-inline-start: 4px;
  padding-inline: var(--yer-space-2);
  border: 0;
  border-radius: var(--yer-radius-sm);
  background: none;
  color: var(--yer-accent-text);
  font-size: var(--yer-font-size-sm);
  cursor: pointer;
  &:hover {
    background: var(--yer-surface-hover);
  }
  &:focus-visible {
    outline: 2px solid var(--yer-focus);
  }
`;

/** Chips beyond which the rest is counted instead of shown. */
const shownAtOnce = 8;

/** The buttons of a list of chips, in order. */
function removeButtons(list: Element | null | undefined): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("button[data-remove]") ?? [])];
}

/** Takes the focus to the last chip of a field; whether there was one. */
export function focusLastChip(input: Element): boolean {
  const last = removeButtons(input.parentElement).at(-1);
  last?.focus();
  return last !== undefined;
}

/** Props of {@link Chips}. */
export interface ChipsProps extends RootProps {
  /** Names the list. */
  readonly label: string;
  readonly options: readonly Option[];
  /** Whether nothing can be taken away. */
  readonly isFixed: boolean;
  readonly onRemove: (id: string) => void;
}

/**
 * What is chosen, each with a button that takes it away. One stop of Tab, the arrows go from chip to chip: twenty chips
 * are not twenty stops on the way to the field.
 */
export function Chips(props: ChipsProps): ReactElement {
  const { options, isFixed, onRemove } = props;
  const text = useUiText();
  const isMirrored = useDirection() === "rtl";
  const [isWhole, setWhole] = useState(false);
  const hidden = options.length - shownAtOnce;
  const shown = isWhole || hidden <= 1 ? options : options.slice(0, shownAtOnce);

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, id: string): void {
    const buttons = removeButtons(event.currentTarget.closest("ul"));
    const input = event.currentTarget.closest("[data-field]")?.querySelector("input");
    const at = buttons.indexOf(event.currentTarget);
    const forward = isMirrored ? "ArrowLeft" : "ArrowRight";
    const back = isMirrored ? "ArrowRight" : "ArrowLeft";
    if (event.key === "Delete" || event.key === "Backspace") {
      // The chip goes with its button: the focus must be elsewhere by then.
      (buttons[at + 1] ?? buttons[at - 1] ?? input)?.focus();
      onRemove(id);
    } else if (event.key === forward) (buttons[at + 1] ?? input)?.focus();
    else if (event.key === back) buttons[at - 1]?.focus();
    else if (event.key === "Home") buttons[0]?.focus();
    else if (event.key === "End") input?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <List {...rootProps(props)} aria-label={props.label}>
        {shown.map(({ id, label }, index) => (
          <Chip key={id}>
            <span>{label}</span>
            {isFixed ? null : (
              <Remove
                type="button"
                data-remove=""
                aria-label={text("remove", { name: label })}
                tabIndex={index === shown.length - 1 ? 0 : -1}
                onKeyDown={(event) => onKeyDown(event, id)}
                onClick={(event) => {
                  event.currentTarget.closest("[data-field]")?.querySelector("input")?.focus();
                  onRemove(id);
                }}
              >
                <CloseIcon size={12} />
              </Remove>
            )}
          </Chip>
        ))}
      </List>
      {hidden > 1 ? (
        <More type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {text(isWhole ? "multi.fewer" : "multi.more", { count: hidden })}
        </More>
      ) : null}
    </>
  );
}
