import { type FieldGroupRecord, fieldGroups } from "@yer/api/contract/field-groups";
import { Button, Dialog, Stack, TextArea } from "@yer/ui";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { GroupDifference } from "./GroupDifference.js";
import { groupOf } from "./group-of.js";
import { useGroupsText } from "./groups-texts.js";
import type { WrittenGroup } from "./use-group-draft.js";

/** Props of {@link PublishGroup}. */
export interface PublishGroupProps {
  readonly record: FieldGroupRecord;
  readonly written: WrittenGroup;
  /** The draft's revision that is to be published. */
  readonly revision: number;
  readonly onClose: () => void;
}

/** What a new version changes, whom it concerns, and why it is put in force. */
export function PublishGroup({ record, written, revision, onClose }: PublishGroupProps) {
  const text = useGroupsText();
  const form = useEndpointForm(fieldGroups.publish, {
    start: { reason: "" },
    version: revision,
    fields: { reason: text("word.reason") },
    args: (body) => ({ params: { id: String(record.id) }, body }),
    done: ({ number }) => text("word.versionInForce", { number }),
    onSaved: onClose,
  });
  const inForce = record.versions.find(({ number }) => number === record.version);

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={text("word.publish")}
      footer={
        <Button variant="primary" onPress={() => form.submit()}>
          {text("word.publish")}
        </Button>
      }
    >
      <Stack gap={4}>
        <FormProblem form={form} />
        <p>
          {text("groups.publish.text", {
            running: record.versions.reduce((sum, { running }) => sum + running, 0),
          })}
        </p>
        {inForce ? (
          <GroupDifference
            before={{
              title: text("word.version", { number: inForce.number }),
              name: inForce.name,
              group: groupOf(inForce.group),
            }}
            after={{ title: text("word.draft"), ...written }}
          />
        ) : null}
        <TextArea {...form.field("reason")} description={text("groups.publish.reason.text")} isRequired />
      </Stack>
    </Dialog>
  );
}
