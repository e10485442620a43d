import { type ReactElement, type ReactNode, useId } from "react";
import { Switch as AriaSwitch } from "react-aria-components/Switch";
import { styled } from "styled-components";
import { choice, ChoiceWords, descriptionOf } from "../Checkbox/choice.js";

/** Props of {@link Switch}. */
export interface SwitchProps {
  /** What is on or off. */
  readonly children: ReactNode;
  /** What it does, below. */
  readonly description?: ReactNode;
  /** Whether it is on, when the parent owns it. */
  readonly isSelected?: boolean;
  /** Whether it is on to begin with. @default false */
  readonly defaultSelected?: boolean;
  /** Told when it is turned on or off; it acts at once. */
  readonly onChange?: (isSelected: boolean) => void;
  /** The name in a form. */
  readonly name?: string;
  /** Whether it is out of use. @default false */
  readonly isDisabled?: boolean;
  /** Whether it is shown, but cannot be changed. @default false */
  readonly isReadOnly?: boolean;
}

const Root = styled(AriaSwitch)`
  ${choice}
  & > [data-box] {
    inline-size: 34px;
    block-size: 20px;
    margin-block-start: 0;
    justify-items: start;
    padding-inline: 2px;
    border-radius: var(--yer-radius-full);
  }
  & > [data-box]::after {
    content: "";
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: var(--yer-text-muted);
    transition: translate var(--yer-motion-fast) var(--yer-ease);
  }
  &[data-selected] > [data-box]::after {
    background: var(--yer-on-accent);
    translate: 14px 0;
  }
  [dir="rtl"] &[data-selected] > [data-box]::after {
    translate: -14px 0;
  }
  &[data-disabled] > [data-box]::after {
    background: var(--yer-text-disabled);
  }
  &[data-disabled][data-selected] > [data-box]::after {
    background: var(--yer-surface);
  }
  &[data-readonly][data-selected] > [data-box]::after {
    background: var(--yer-text);
  }
  @media (forced-colors: active) {
    & > [data-box]::after {
      forced-color-adjust: none;
      background: ButtonText;
    }
    &[data-selected] > [data-box]::after {
      background: HighlightText;
    }
  }
`;

/**
 * Turns something on or off at once. What waits for a form to be sent is a `Checkbox`.
 *
 * Data attributes: `data-selected`, `data-disabled`, `data-readonly`, `data-hovered`, `data-pressed`,
 * `data-focus-visible`.
 */
export function Switch(props: SwitchProps): ReactElement {
  const wordsId = useId();
  return (
    <Root
      aria-labelledby={wordsId}
      aria-describedby={descriptionOf(wordsId, props.description)}
      name={props.name}
      isSelected={props.isSelected}
      defaultSelected={props.defaultSelected}
      onChange={props.onChange}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
    >
      <span data-box="" aria-hidden="true" />
      <ChoiceWords id={wordsId} description={props.description}>
        {props.children}
      </ChoiceWords>
    </Root>
  );
}
