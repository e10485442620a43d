import { namesOf } from "@yer/flow-editor/editor";
import { DiagramVersions } from "@yer/flow-editor/versions";
import { Button, Dialog, Stack, useDates } from "@yer/ui";
import { useDiagramsText } from "./diagrams-texts.js";
import { useDiagramChoices } from "./use-diagram-choices.js";
import { diagramOf, type DraftSaving } from "./use-draft-saving.js";

/** Asks which of two drafts goes on, mine or the one somebody else saved meanwhile, with the two side by side. */
export function DraftConflict({ saving }: { readonly saving: DraftSaving }) {
  const text = useDiagramsText();
  const dates = useDates();
  const choices = useDiagramChoices();
  const { theirs, written: drawn } = saving;
  if (!theirs) return null;
  const versions = [
    { id: "mine", number: 2, state: "draft" as const, at: theirs.savedAt, diagram: drawn.diagram },
    { id: "theirs", number: 1, state: "draft" as const, at: theirs.savedAt, diagram: diagramOf(theirs.diagram) },
  ];
  return (
    <Dialog
      isOpen
      size="lg"
      title={text("logic.conflict")}
      footer={
        <>
          <Button onPress={saving.takeTheirs}>{text("logic.conflict.theirs")}</Button>
          <Button variant="primary" onPress={saving.keepMine}>
            {text("logic.conflict.mine")}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{text("logic.conflict.text", { by: theirs.savedBy ?? "", at: dates.moment(theirs.savedAt) })}</p>
        <DiagramVersions versions={versions} names={namesOf(choices)} />
      </Stack>
    </Dialog>
  );
}
