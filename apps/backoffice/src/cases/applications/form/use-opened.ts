import { applications } from "@yer/api/contract/applications";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { useAct } from "@yer/api/react";
import { type RefObject, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useText } from "../../../base/language/use-text.js";
import { toasts } from "../../../base/screen/toast-queue.js";
import type { SaveIntent } from "./FactsForm.js";

/** What follows once an application is open: it is handed in, gone on with or shown, as was asked when it was saved. */
export function useOpened(): {
  readonly intentRef: RefObject<SaveIntent>;
  readonly onSaved: (opened: { readonly id: string; readonly number: string }) => Promise<void>;
} {
  const text = useText();
  const navigate = useNavigate();
  const [submit] = useAct(applications.submit);
  const intentRef = useRef<SaveIntent>("open");
  return {
    intentRef,
    onSaved: async ({ id, number }) => {
      const page = addressOf("/application/:id", { id });
      if (intentRef.current === "submit") {
        const sent = await submit({ params: { id } });
        toasts.push(
          sent.failure
            ? { tone: "warning", text: text("form.submit.failed", { number, why: sayFailure(text, sent.failure) }) }
            : { tone: "success", text: text("form.submitted", { number }) },
        );
      } else {
        toasts.push({ tone: "success", text: text("form.created", { number }) });
      }
      void navigate(intentRef.current === "stay" ? `${page}?edit` : page, { replace: true });
    },
  };
}
