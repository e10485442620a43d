import type { Facts } from "@yer/api/contract/facts";
import { type RefObject, useCallback, useMemo } from "react";
import type { EndpointForm } from "../../../base/forms/endpoint-form.js";
import { RestoredDraft } from "../../../base/forms/RestoredDraft.js";
import { useText } from "../../../base/language/use-text.js";
import { LeaveGuard } from "../../../base/screen/LeaveGuard.js";
import { DraftStatus, FactsForm, type SaveIntent } from "./FactsForm.js";
import { blankValues, type FactsValues, readValues } from "./facts-values.js";

/** What is written of an application that is not open yet. */
export interface OpeningDraft {
  readonly values: FactsValues;
}

/** Props of {@link OpeningForm}. */
export interface OpeningFormProps {
  readonly form: Pick<
    EndpointForm<OpeningDraft, never, Facts, never>,
    "draft" | "change" | "send" | "begun" | "round" | "isOld" | "startOver"
  >;
  readonly intentRef: RefObject<SaveIntent>;
}

const everything = (): boolean => true;

/** The form of an application's facts before it is open; what is typed is kept as a draft. */
export function OpeningForm({ form, intentRef }: OpeningFormProps) {
  const text = useText();
  const { draft, change, send, begun, round } = form;
  // The form owns its values once it stands; the draft only follows.
  const begin = useMemo(() => readValues(begun.values, blankValues), [begun]);
  const keep = useCallback((values: FactsValues) => change({ values }), [change]);
  const save = useCallback(
    (facts: Facts, chosen: SaveIntent) => {
      intentRef.current = chosen;
      return send(facts);
    },
    [send, intentRef],
  );
  return (
    <>
      <RestoredDraft form={form} />
      <DraftStatus value={draft.status}>
        <FactsForm
          key={round}
          start={begin}
          mayChange={everything}
          onValuesChange={keep}
          onSave={save}
          saveLabel={text("form.create.save")}
        />
      </DraftStatus>
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </>
  );
}
