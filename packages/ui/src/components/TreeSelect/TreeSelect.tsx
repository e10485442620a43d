import { type ReactElement, type Ref, useId, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { styled } from "styled-components";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.js";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { useControllable } from "../../state/use-controllable.js";
import { useMediaQuery } from "../../state/use-media-query.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import type { OptionSearch } from "../ComboBox/use-option-search.js";
import { ModalFrame } from "../Dialog/ModalFrame.js";
import { PlainFieldText } from "../Field/FieldLabel.js";
import { ControlFrame, dropdown, fieldLayout, innerButton } from "../Field/parts.js";
import { fieldAnchor, type FieldProps } from "../Field/types.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import { chipStyle } from "../MultiSelect/chip-style.js";
import { pathTo, type TreeNode, withoutCovered } from "../Tree/nodes.js";
import type { LoadChildren } from "../Tree/use-tree-children.js";
import { TreePicker } from "./TreePicker.js";
import { useKnownChildren } from "./use-known-children.js";
import { rootProps } from "../../root/root-props.js";

/** Props of {@link TreeSelect}. */
export interface TreeSelectProps extends FieldProps {
  /** The outermost nodes of the tree. */
  readonly items: readonly TreeNode[];
  /** Brings what lies beneath a node that says `hasChildren`, when it is first opened. */
  readonly loadChildren?: LoadChildren;
  /** Whether one node is chosen or any number. @default "single" */
  readonly selectionMode?: "single" | "multiple";
  /**
   * Whether branches can be chosen too, or only what has nothing beneath it. Among several, a chosen branch stands for all
   * that lies beneath it. @default "any"
   */
  readonly chooses?: "any" | "leaves";
  /** Ids of what is chosen, when the parent owns them. */
  readonly value?: readonly string[];
  /** Ids chosen to begin with. @default [] */
  readonly defaultValue?: readonly string[];
  /** Called with the ids of what is chosen. */
  readonly onChange?: (value: string[]) => void;
  /** The chosen nodes, where they lie in branches that are not loaded yet. */
  readonly selectedItems?: readonly TreeNode[];
  /**
   * Whether a label matches what was typed. Give one that is blind to apostrophes and script (`@yer/api/formats`).
   * @default the label contains the text, ignoring case
   */
  readonly filter?: (label: string, typed: string) => boolean;
  /** Finds nodes on a server instead, each within the branches it lies in. */
  readonly search?: OptionSearch<TreeNode>;
  /** Characters before the server is asked. @default 2 */
  readonly minLength?: number;
  /** Called when the tree is closed. */
  readonly onBlur?: () => void;
  /** The button that opens the tree, for focus. */
  readonly inputRef?: Ref<HTMLButtonElement>;
  /** Shown while nothing is chosen. @default "Choose", in the language of the page */
  readonly placeholder?: string;
}

const Root = styled.div`
  ${fieldLayout}
`;
const Frame = styled(ControlFrame)`
  flex-wrap: wrap;
  padding-block: 2px;
  > ul {
    display: contents;
    list-style: none;
  }
`;
const Chip = styled.li`
  ${chipStyle}
`;
const Remove = styled(Button)`
  ${innerButton}
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
`;
const Opener = styled(Button)`
  display: flex;
  flex: 1 1 12ch;
  align-items: center;
  gap: var(--yer-space-1);
  min-inline-size: 0;
  min-block-size: calc(var(--yer-control-height) - 6px);
  padding-inline: calc(var(--yer-control-padding) - 2px);
  border: 0;
  border-radius: var(--yer-radius-sm);
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  outline: none;
  cursor: pointer;

  > span {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span[data-placeholder] {
    color: var(--yer-text-faint);
  }
  > svg {
    color: var(--yer-text-muted);
  }
  &[data-beside] {
    flex-basis: 32px;
    justify-content: flex-end;
  }
  &[data-disabled] {
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    font-size: 1rem;
  }
`;
const Drop = styled(Popover)`
  ${dropdown}
  padding: 0;
`;
const Content = styled(Dialog)`
  display: flex;
  flex-direction: column;
  inline-size: max(var(--trigger-width), 280px);
  max-inline-size: 94vw;
  max-block-size: min(60dvh, 480px);
  padding: var(--yer-space-2);
  outline: none;
`;

const noNodes: readonly TreeNode[] = [];

/** One or several things out of a tree: a place, an organisation, a folder. On a phone the tree opens as a sheet. */
export function TreeSelect(props: TreeSelectProps): ReactElement {
  const { name, error, description, width, isRequired, items, selectionMode = "single", chooses = "any" } = props;
  const { selectedItems = noNodes, placeholder, inputRef } = props;
  const text = useUiText();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const onPhone = useMediaQuery("(max-width: 599.98px)");
  const [value, setValue] = useControllable<readonly string[]>(props.value, props.defaultValue ?? [], (ids) =>
    props.onChange?.([...ids]),
  );
  const [isOpen, setOpen] = useState(false);
  const { loadChildren, childrenOf, found, remember } = useKnownChildren(props.loadChildren);

  const chosen = value.map((chosenId) => {
    const path = pathTo(items, chosenId, childrenOf);
    const node = path?.at(-1) ?? found(chosenId) ?? selectedItems.find((one) => one.id === chosenId);
    return { id: chosenId, label: node?.label ?? chosenId, path: path?.map(({ label }) => label).join(" / ") };
  });
  const fixed = props.isDisabled === true || props.isReadOnly === true;
  const several = selectionMode === "multiple";
  const single = several ? undefined : chosen[0];

  const toggle = (next: boolean): void => {
    setOpen(next);
    if (!next) props.onBlur?.();
  };
  const picker = (
    <TreePicker
      {...{ nodes: items, loadChildren, childrenOf, remember, selectionMode, chooses, value }}
      label={props.label}
      filter={props.filter}
      search={props.search}
      minLength={props.minLength}
      onChange={(ids) => {
        setValue(several && chooses === "any" ? withoutCovered(items, ids, childrenOf) : ids);
        if (!several) toggle(false);
      }}
      onDone={several ? () => toggle(false) : undefined}
    />
  );
  const described = [
    isRequired ? `${id}-required` : "",
    description ? `${id}-description` : "",
    error ? `${id}-error` : "",
  ].filter(Boolean);

  return (
    <Root
      {...rootProps(props, { id: fieldAnchor(name) })}
      data-field={name ?? ""}
      data-width={width}
      data-invalid={error ? true : undefined}
      data-disabled={props.isDisabled || undefined}
      data-readonly={props.isReadOnly || undefined}
    >
      <PlainFieldText
        label={props.label}
        isLabelHidden={props.isLabelHidden}
        description={description}
        isRequired={isRequired}
        error={error}
        controlId={`${id}-control`}
        labelId={`${id}-label`}
        descriptionId={`${id}-description`}
        errorId={`${id}-error`}
      >
        <Frame ref={frame}>
          {several && chosen.length > 0 ? (
            <ul aria-label={`${props.label}: ${text("multi.chosen")}`}>
              {chosen.map((node) => (
                <Chip key={node.id} title={node.path}>
                  <span>{node.label}</span>
                  <Remove
                    aria-label={text("remove", { name: node.label })}
                    isDisabled={fixed}
                    onPress={() => setValue(value.filter((other) => other !== node.id))}
                  >
                    <CloseIcon size={12} />
                  </Remove>
                </Chip>
              ))}
            </ul>
          ) : null}
          <Opener
            ref={inputRef}
            id={`${id}-control`}
            data-beside={(several && chosen.length > 0) || undefined}
            isDisabled={fixed}
            aria-labelledby={`${id}-label ${id}-value`}
            aria-describedby={described.join(" ") || undefined}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPress={() => toggle(!isOpen)}
          >
            {several && chosen.length > 0 ? (
              <VisuallyHidden id={`${id}-value`}>{text("treeSelect.count", { count: chosen.length })}</VisuallyHidden>
            ) : (
              <span id={`${id}-value`} data-placeholder={single ? undefined : ""}>
                {single?.path ?? single?.label ?? placeholder ?? text("select.placeholder")}
              </span>
            )}
            <ChevronDownIcon size={16} />
          </Opener>
          {/* A button cannot be required by itself, so that readers are told in words. */}
          {isRequired ? (
            <span hidden id={`${id}-required`}>
              {text("field.required")}
            </span>
          ) : null}
        </Frame>
      </PlainFieldText>
      {name === undefined
        ? null
        : value.map((chosenId) => <input key={chosenId} type="hidden" name={name} value={chosenId} />)}
      {onPhone ? (
        <ModalFrame place="bottom" size="md" title={props.label} isDismissable isOpen={isOpen} onOpenChange={toggle}>
          {picker}
        </ModalFrame>
      ) : (
        <Drop triggerRef={frame} offset={4} placement="bottom start" isOpen={isOpen} onOpenChange={toggle}>
          <Content aria-label={props.label}>{picker}</Content>
        </Drop>
      )}
    </Root>
  );
}
