import type { SvodQuery } from "@yer/api/contract/svod";
import { svodStatements } from "@yer/api/contract/svod-statements";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct, useExtra, useTheme } from "@yer/api/react";
import { Button, FileTextIcon } from "@yer/ui";
import { toasts } from "../../base/screen/toast-queue.js";
import { useDownload } from "../../base/screen/use-download.js";
import { useSvodText } from "./svod-texts.js";

/** Has the table signed as it is asked for, in the reader's language, and saves the paper. */
export function SvodStatement({ query }: { readonly query: SvodQuery }) {
  const text = useSvodText();
  const { locale } = useTheme();
  const { client } = useExtra();
  const [sign, { pending }] = useAct(svodStatements.sign);
  const [download, isComing] = useDownload(`svod-${query.place ?? "17"}.pdf`);
  async function save(): Promise<void> {
    const signed = await sign({ body: { of: query, language: locale } });
    if (signed.failure) {
      toasts.push({ tone: "danger", text: sayFailure(text, signed.failure) });
      return;
    }
    const { id, key } = signed.data;
    await download(async () => client.bytes(svodStatements.pdf, { params: { id }, query: { k: key } }));
  }
  return (
    <Button icon={<FileTextIcon />} isPending={pending || isComing} onPress={() => void save()}>
      {text("word.paperToSign")}
    </Button>
  );
}
