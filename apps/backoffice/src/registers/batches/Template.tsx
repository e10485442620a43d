import { Button, DownloadIcon, Stack } from "@yer/ui";
import { csvOf } from "../../base/csv.js";
import { useDownload } from "../../base/screen/use-download.js";
import { type TemplateColumn, templateLines } from "./template-lines.js";
import { useBatchesText } from "./batches-texts.js";

/** Props of {@link TemplateOffer}. */
export interface TemplateProps {
  /** File name without its extension. */
  readonly name: string;
  readonly columns: readonly TemplateColumn[];
}

/** Props of {@link DrawnTemplateOffer}. */
export interface DrawnTemplateProps {
  /** File name with its extension. */
  readonly name: string;
  /** What it holds, as JSON: one example, whose code is marked as no row. */
  readonly content: object;
}

/** Gives away a file with the right headings, an example and the values it knows: marked rows are no rows. */
function Template({ name, columns }: TemplateProps) {
  const text = useBatchesText();
  const [download, pending] = useDownload(`${name}.csv`);
  const words = { example: text("batches.template.example"), values: text("batches.template.values") };
  return (
    <Button
      icon={<DownloadIcon />}
      isPending={pending}
      onPress={() =>
        download(async () => ({
          blob: new Blob([csvOf(templateLines(columns, words))], { type: "text/csv" }),
        }))
      }
    >
      {text("batches.template")}
    </Button>
  );
}

/** A template where a file is brought: what it holds, and the button. */
export function TemplateOffer(props: TemplateProps) {
  const text = useBatchesText();
  return (
    <Stack gap={2} align="start">
      <p>{text("batches.template.hint")}</p>
      <Template {...props} />
    </Stack>
  );
}

/** A template of a file of outlines where one is brought. */
export function DrawnTemplateOffer({ name, content }: DrawnTemplateProps) {
  const text = useBatchesText();
  const [download, pending] = useDownload(name);
  return (
    <Stack gap={2} align="start">
      <p>{text("batches.template.drawn")}</p>
      <Button
        icon={<DownloadIcon />}
        isPending={pending}
        onPress={() =>
          download(async () => ({
            blob: new Blob([JSON.stringify(content, null, 2)], { type: "application/geo+json" }),
          }))
        }
      >
        {text("batches.template")}
      </Button>
    </Stack>
  );
}
