import { type ArticleRecord, articles } from "@yer/api/contract/articles";
import { Button, DatePicker, Dialog, RadioGroup, Stack, TextArea, TextField, useDates } from "@yer/ui";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useArticleText } from "./article-texts.js";

/** Props of {@link PublishDialog}. */
export interface PublishDialogProps {
  readonly record: ArticleRecord;
  /** The draft's revision that is to be published. */
  readonly revision: number;
  readonly onClose: () => void;
}

interface Written {
  readonly reason: string;
  readonly when: string;
  readonly day: string | null;
  readonly time: string;
}
const empty: Written = { reason: "", when: "now", day: null, time: "09:00" };
const isTime = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** When a draft is given to its readers, and why. */
export function PublishDialog({ record, revision, onClose }: PublishDialogProps) {
  const text = useArticleText();
  const dates = useDates();
  const form = useEndpointForm(articles.publish, {
    start: empty,
    version: revision,
    fields: {
      when: { label: text("word.when"), at: "/at" },
      day: text("word.date"),
      time: text("write.publish.time"),
      reason: text("word.reason.asked"),
    },
    args: ({ reason, when, day, time }: Written) => ({
      params: { id: record.id },
      body: {
        reason,
        // Tashkent has no summer time.
        at: when === "later" && day !== null && isTime(time) ? new Date(`${day}T${time}:00+05:00`).toISOString() : null,
      },
    }),
    faults: ({ when, day, time }) => [
      ...(when === "later" && day === null ? [{ pointer: "/day", message: text("fault.required") }] : []),
      ...(when === "later" && !isTime(time) ? [{ pointer: "/time", message: text("write.publish.time.wrong") }] : []),
    ],
    done: ({ number, dueAt }) =>
      dueAt === null ? text("write.published", { number }) : text("write.scheduled", { at: dates.moment(dueAt) }),
    onSaved: onClose,
  });

  return (
    <Dialog
      isOpen
      title={text("word.publish")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <Button variant="primary" onPress={() => form.submit()}>
          {text("word.publish")}
        </Button>
      }
    >
      <Stack gap={4}>
        <FormProblem form={form} />
        <RadioGroup
          {...form.field("when")}
          items={(["now", "later"] as const).map((id) => ({ id, label: text(`write.publish.${id}`) }))}
        />
        {form.values.when === "later" ? (
          <>
            <DatePicker {...form.field("day")} isRequired />
            <TextField {...form.field("time")} isRequired />
          </>
        ) : null}
        <TextArea {...form.field("reason")} description={text("write.publish.reason.hint")} isRequired />
      </Stack>
    </Dialog>
  );
}
