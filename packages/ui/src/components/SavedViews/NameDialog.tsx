import { type FormEvent, type ReactElement, useId, useRef, useState } from "react";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import { Dialog } from "../Dialog/index.js";
import { InlineAlert } from "../InlineAlert/index.js";
import { RadioGroup } from "../RadioGroup/index.js";
import { Stack } from "../Stack/index.js";
import { TextField } from "../TextField/index.js";
import type { SavedView, ViewScope } from "./saved-view.js";
import { tidyName, viewNameProblem } from "./view-name.js";

/** Props of {@link NameDialog}. */
export interface NameDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** The view that is renamed; without it, a new one gets a name. */
  readonly view: SavedView | undefined;
  readonly views: readonly SavedView[];
  /** Whether a new view may be for everyone. */
  readonly mayShare: boolean;
  readonly mostCharacters: number;
  /** Keeps it; a rejection is told here, and the name stays. */
  readonly onSubmit: (name: string, scope: ViewScope) => unknown;
  readonly sayFailure: (reason: unknown) => string;
  readonly onClose: () => void;
}

const problemTexts = { empty: "views.nameEmpty", long: "views.nameLong", taken: "views.nameTaken" } as const;

/** Asks for the name of a view, and keeps it before it closes. */
export function NameDialog(props: NameDialogProps): ReactElement {
  const { isOpen, title, view, views, mayShare, mostCharacters, onSubmit, sayFailure, onClose } = props;
  const text = useUiText();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(view?.name ?? "");
  const [scope, setScope] = useState<ViewScope>(view?.scope ?? "mine");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    // Each time it opens, it asks anew.
    setWasOpen(isOpen);
    setName(view?.name ?? "");
    setScope(view?.scope ?? "mine");
    setError(undefined);
    setFailure(undefined);
  }

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const beside = views.filter((other) => other.scope === scope && other.id !== view?.id);
    const problem = viewNameProblem(
      name,
      beside.map((other) => other.name),
      mostCharacters,
    );
    setFailure(undefined);
    setError(problem && text(problemTexts[problem], { most: mostCharacters }));
    if (problem) {
      input.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await onSubmit(tidyName(name), scope);
      onClose();
    } catch (reason) {
      setFailure(sayFailure(reason));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose();
      }}
      size="sm"
      title={title}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            {text("cancel")}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isBusy}>
            {text("views.saveName")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextField
            label={text("views.name")}
            inputRef={input}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus must start in a dialog, and this one asks for a name
            autoFocus
            autoComplete="off"
            isRequired
            value={name}
            error={error}
            onChange={(next) => {
              setName(next);
              setError(undefined);
            }}
          />
          {mayShare && !view ? (
            <RadioGroup
              label={text("views.who")}
              value={scope}
              onChange={(next) => setScope(next === "shared" ? "shared" : "mine")}
              items={[
                { id: "mine", label: text("views.onlyMe") },
                { id: "shared", label: text("views.everyone") },
              ]}
            />
          ) : null}
          {failure ? (
            <InlineAlert tone="danger" isAnnounced>
              {failure}
            </InlineAlert>
          ) : null}
        </Stack>
      </form>
    </Dialog>
  );
}
