import { overlaps } from "@yer/api/contract/overlaps";
import { Button, Dialog, Stack, TextArea } from "@yer/ui";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { useOverlapText, withOverlapTexts } from "./overlap-texts.js";

export interface TriageDialogProps {
  overlap: {
    readonly id: string;
    readonly version: number;
    /** The judgement that stands, to be judged anew. */
    readonly triage: { readonly reason: string } | null;
  };
  /** The pair in words: the other plot, what they have in common. */
  title: string;
  /** Called when the figures have changed since they were read, to read them again. */
  onStale?: () => void;
}

interface Written {
  readonly decision: "distinct" | "same";
  readonly reason: string;
}
const empty: Written = { decision: "distinct", reason: "" };

function Triage({ overlap, title, onStale }: TriageDialogProps) {
  const text = useOverlapText();
  const form = useEndpointForm(overlaps.triage, {
    start: empty,
    version: overlap.version,
    fields: { reason: text("facts.overlap.reason") },
    args: (body: Written) => ({ params: { id: overlap.id }, body }),
    stale: text("overlaps.conflict"),
    onStale,
    done: () => text("overlaps.judged"),
  });

  async function decide(decision: Written["decision"], close: () => void): Promise<void> {
    if ((await form.submit({ decision })).isSaved) close();
  }

  return (
    <Dialog
      title={title}
      trigger={
        <Button size="sm" {...useRefusal("triage:overlap")}>
          {text(overlap.triage === null ? "objections.decide" : "overlaps.again")}
        </Button>
      }
      footer={(close) => (
        <>
          <Button onPress={() => decide("distinct", close)}>{text("facts.overlap.distinct")}</Button>
          <Button variant="danger" onPress={() => decide("same", close)}>
            {text("facts.overlap.same")}
          </Button>
        </>
      )}
    >
      <Stack gap={3}>
        <FormProblem form={form} />
        <p>{text("overlaps.follows")}</p>
        <TextArea {...form.field("reason")} isRequired />
      </Stack>
    </Dialog>
  );
}

/** Judges an overlap, or judges it anew, with a reason: two plots, or one. The histories keep what was said before. */
export const TriageDialog = withOverlapTexts(Triage);
