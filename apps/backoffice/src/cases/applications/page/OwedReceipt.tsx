import type { Application } from "@yer/api/contract/applications";
import { Button, Can, lazyPart } from "@yer/ui";
import { Suspense, useState } from "react";
import { useText } from "../../../base/language/use-text.js";

const ReceiptDialog = lazyPart(() => import("../acts/ReceiptDialog.js"));

/** Records a receipt of a registered application that owes since one was taken back: it has no moves any more. */
export function OwedReceipt({ file }: { readonly file: Application }) {
  const text = useText();
  const [isAsked, setAsked] = useState(false);
  const isOwing = file.status === "registered" && (file.charge?.remaining ?? 0) > 0;
  return (
    <>
      {isOwing ? (
        <Can code="record:payment" otherwise="disable">
          {(state) => (
            <div>
              <Button variant="primary" onPress={() => setAsked(true)} {...state}>
                {text("move.record_payment")}
              </Button>
            </div>
          )}
        </Can>
      ) : null}
      {isAsked ? (
        <Suspense>
          <ReceiptDialog application={file} move="record_payment" onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
