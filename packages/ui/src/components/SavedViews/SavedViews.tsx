import { type ReactElement, useState } from "react";
import { styled } from "styled-components";
import { BellIcon } from "../../icons/BellIcon.js";
import { CheckIcon } from "../../icons/CheckIcon.js";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.js";
import { MoreIcon } from "../../icons/MoreIcon.js";
import { PencilIcon } from "../../icons/PencilIcon.js";
import { PlusIcon } from "../../icons/PlusIcon.js";
import { StarIcon } from "../../icons/StarIcon.js";
import { TrashIcon } from "../../icons/TrashIcon.js";
import { UndoIcon } from "../../icons/UndoIcon.js";
import { lazyOverlay } from "../../overlay/lazy-overlay.js";
import { Overlay } from "../../overlay/Overlay.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { AlertDialog } from "../AlertDialog/index.js";
import { Button } from "../Button/index.js";
import { IconButton } from "../IconButton/index.js";
import { InlineAlert } from "../InlineAlert/index.js";
import { Menu, MenuItem, MenuSection, MenuSeparator } from "../Menu/index.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import type { NameDialogProps } from "./NameDialog.js";
import { mayChange, type SavedView, type ViewScope } from "./saved-view.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

const NameDialog = lazyOverlay<NameDialogProps, "NameDialog">(() => import("./NameDialog.js"), "NameDialog");

/** Props of {@link SavedViews}. Every callback that keeps something may return a promise; a rejection is told in place. */
export interface SavedViewsProps extends RootProps {
  /** The views this person sees. */
  readonly views: readonly SavedView[];
  /** Id of the view the list was opened in; `null` is the list as it comes. */
  readonly selectedKey: string | null;
  /** Whether the list's present state departs from that view. @default false */
  readonly isChanged?: boolean;
  /** Called with the view to open; again the same one, to undo what departs from it. */
  readonly onSelectionChange: (id: string | null) => void;
  /** Keeps the present state as a new view. */
  readonly onSaveAs?: (view: { readonly name: string; readonly scope: ViewScope }) => unknown;
  /** Keeps the present state in the chosen view. */
  readonly onOverwrite?: (id: string) => unknown;
  /** Gives a view another name. */
  readonly onRename?: (id: string, name: string) => unknown;
  /** Deletes a view. */
  readonly onDelete?: (id: string) => unknown;
  /** Makes the list open in a view, or with `null` as it comes. */
  readonly onSetDefault?: (id: string | null) => unknown;
  /** Tells this person of what enters a view, or no longer. */
  readonly onWatch?: (id: string, watched: boolean) => unknown;
  /** Whether this person may make views for everyone. @default false */
  readonly mayShare?: boolean;
  /** Name of the list as it comes. @default "All records", in the language of the page */
  readonly allLabel?: string;
  /** Longest name of a view. @default 60 */
  readonly mostCharacters?: number;
  /** Says why keeping something failed. @default "That did not work. Try again.", in the language of the page */
  readonly sayFailure?: (reason: unknown) => string;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2);
  min-inline-size: 0;

  > button {
    max-inline-size: 100%;
  }
  > button > span {
    min-inline-size: 0;
  }
  > [role="alert"] {
    flex: 1 1 100%;
  }
`;
const Current = styled.span`
  display: flex;
  align-items: baseline;
  gap: var(--yer-space-2);
  min-inline-size: 0;

  > b {
    overflow: hidden;
    max-inline-size: 32ch;
    font-weight: var(--yer-weight-medium);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > small {
    flex: none;
    color: var(--yer-warning-text);
    font-size: var(--yer-font-size-sm);
    font-weight: var(--yer-weight-normal);
    white-space: nowrap;
  }
`;

/** The menu's key of the list as it comes; no view's id is empty. */
const all = "";

/** What is being asked of the person. */
type Question = "saveAs" | "rename" | "delete";

/**
 * States of a list that people kept under names, their own and shared ones. Says which one is open and whether the list has
 * departed from it; keeps nothing itself.
 */
export function SavedViews(props: SavedViewsProps): ReactElement {
  const { views, selectedKey, isChanged = false, onSelectionChange, mayShare = false, mostCharacters = 60 } = props;
  const { onSaveAs, onOverwrite, onRename, onDelete, onSetDefault, onWatch } = props;
  const text = useUiText();
  const [question, setQuestion] = useState<Question>();
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();
  const view = views.find(({ id }) => id === selectedKey);
  const own = view && mayChange(view) ? view : undefined;
  const name = view?.name ?? props.allLabel ?? text("views.all");
  const sayFailure = props.sayFailure ?? (() => text("views.failed"));

  /** Does it and says so; a failure is told under the bar. */
  const keep = async (act: () => unknown, said: string): Promise<void> => {
    setFailure(undefined);
    try {
      await act();
      setDone(said);
    } catch (reason) {
      setFailure(sayFailure(reason));
    }
  };
  const saved = text("views.saved", { name });
  const overwrite =
    own && onOverwrite && isChanged ? (): Promise<void> => keep(() => onOverwrite(own.id), saved) : undefined;
  const close = (): void => {
    setQuestion(undefined);
    setFailure(undefined);
  };
  const ask = (next: Question): void => {
    setFailure(undefined);
    setQuestion(next);
  };

  const isNaming = question === "saveAs" || question === "rename";
  const item = ({ id, name: viewName, description, isDefault = false, isWatched = false }: SavedView): ReactElement => (
    <MenuItem
      key={id}
      id={id}
      textValue={viewName}
      description={
        [description, isDefault ? text("views.default") : "", isWatched ? text("views.watched") : ""]
          .filter(Boolean)
          .join(" · ") || undefined
      }
    >
      {viewName}
    </MenuItem>
  );
  const section = (scope: ViewScope): ReactElement | null => {
    const inIt = views.filter((one) => one.scope === scope);
    return inIt.length === 0 ? null : <MenuSection title={text(`views.${scope}`)}>{inIt.map(item)}</MenuSection>;
  };
  const actions = [
    overwrite ? (
      <MenuItem key="save" icon={<CheckIcon />} onAction={() => void overwrite()}>
        {text("views.save")}
      </MenuItem>
    ) : null,
    onSaveAs ? (
      <MenuItem key="saveAs" icon={<PlusIcon />} onAction={() => ask("saveAs")}>
        {text("views.saveAs")}
      </MenuItem>
    ) : null,
    isChanged ? (
      <MenuItem key="undo" icon={<UndoIcon />} onAction={() => onSelectionChange(selectedKey)}>
        {text("views.undo")}
      </MenuItem>
    ) : null,
    view && onSetDefault ? (
      <MenuItem
        key="default"
        icon={<StarIcon />}
        onAction={() => void keep(() => onSetDefault(view.isDefault ? null : view.id), saved)}
      >
        {text(view.isDefault ? "views.noDefault" : "views.makeDefault")}
      </MenuItem>
    ) : null,
    view && onWatch ? (
      <MenuItem
        key="watch"
        icon={<BellIcon />}
        onAction={() => void keep(() => onWatch(view.id, !view.isWatched), saved)}
      >
        {text(view.isWatched ? "views.unwatch" : "views.watch")}
      </MenuItem>
    ) : null,
    own && onRename ? (
      <MenuItem key="rename" icon={<PencilIcon />} onAction={() => ask("rename")}>
        {text("views.rename")}
      </MenuItem>
    ) : null,
    own && onDelete ? <MenuSeparator key="line" /> : null,
    own && onDelete ? (
      <MenuItem key="delete" isDanger icon={<TrashIcon />} onAction={() => ask("delete")}>
        {text("views.delete")}
      </MenuItem>
    ) : null,
  ].filter((action) => action !== null);

  return (
    <Root {...rootProps(props)} data-changed={isChanged || undefined}>
      <Menu
        aria-label={text("views.label")}
        selectionMode="single"
        selectedKeys={[selectedKey ?? all]}
        onAction={(key) => onSelectionChange(key === all ? null : String(key))}
        trigger={
          <Button
            iconAfter={<ChevronDownIcon size={16} />}
            aria-label={[`${text("views.label")}: ${name}`, ...(isChanged ? [text("views.changed")] : [])].join(", ")}
          >
            <Current>
              <b>{name}</b>
              {isChanged ? <small>• {text("views.changed")}</small> : null}
            </Current>
          </Button>
        }
      >
        <MenuItem id={all}>{props.allLabel ?? text("views.all")}</MenuItem>
        {section("mine")}
        {section("shared")}
      </Menu>
      {overwrite ? (
        <Button size="sm" variant="quiet" onPress={overwrite}>
          {text("views.save")}
        </Button>
      ) : isChanged && onSaveAs ? (
        <Button size="sm" variant="quiet" onPress={() => ask("saveAs")}>
          {text("views.saveAs")}
        </Button>
      ) : null}
      {actions.length > 0 ? (
        <Menu trigger={<IconButton icon={<MoreIcon />} aria-label={text("views.actions")} />}>{actions}</Menu>
      ) : null}
      {failure && question === undefined ? (
        <InlineAlert tone="danger" isAnnounced>
          {failure}
        </InlineAlert>
      ) : null}
      <VisuallyHidden as="output">{done}</VisuallyHidden>
      <Overlay isOpen={isNaming}>
        <NameDialog
          isOpen={isNaming}
          title={text(question === "rename" ? "views.rename" : "views.saveAs")}
          view={question === "rename" ? own : undefined}
          {...{ views, mayShare, mostCharacters, sayFailure }}
          onClose={close}
          onSubmit={async (chosen, scope) => {
            await (question === "rename" && own ? onRename?.(own.id, chosen) : onSaveAs?.({ name: chosen, scope }));
            setDone(text("views.saved", { name: chosen }));
          }}
        />
      </Overlay>
      {own && onDelete ? (
        <AlertDialog
          isOpen={question === "delete"}
          onOpenChange={(open) => {
            if (!open) close();
          }}
          isDanger
          title={text("views.deleteTitle", { name })}
          confirmLabel={text("views.delete")}
          onConfirm={async () => {
            try {
              await onDelete(own.id);
              setDone(text("views.deleted", { name }));
              // The view, and this question with it, may be gone before it could close itself.
              setQuestion(undefined);
              return true;
            } catch (reason) {
              setFailure(sayFailure(reason));
              return false;
            }
          }}
        >
          {text(own.scope === "shared" ? "views.deleteShared" : "views.deleteMine")}
          {failure ? (
            <InlineAlert tone="danger" isAnnounced>
              {failure}
            </InlineAlert>
          ) : null}
        </AlertDialog>
      ) : null}
    </Root>
  );
}
