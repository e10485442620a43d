import { type AreaPath, nowhere, regionOf } from "@yer/area-picker/model";
import type { AreaMendFact } from "@yer/api/contract/area-faults";
import { doneBy } from "@yer/api/contract/bulk-deeds";
import { type BulkAreasAsked, bulkMoves } from "@yer/api/contract/bulk-moves";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { addressOf } from "@yer/api/paths";
import { useAct } from "@yer/api/react";
import { useNavigate } from "react-router-dom";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { nameOfAct } from "../../tasks/bulk-act.js";
import { BulkDialog } from "../../tasks/BulkDialog.js";
import { useBulkPreview } from "../../tasks/use-bulk-preview.js";
import { MendField, mendWritten } from "./MendField.js";
import { type AreasWritten, BasketField, SameForAreas, start } from "./SameForAreas.js";
import { useManyText, withManyTexts } from "./many-texts.js";

/** Props of {@link BulkAreasDialog}. */
export interface BulkAreasDialogProps {
  /** The areas chosen: by id, or all that the register's filters leave. */
  readonly asked: BulkAreasAsked;
  /** The fact that one value is to mend, where that is the act. */
  readonly fact?: AreaMendFact | undefined;
  readonly onClose: () => void;
}

/** Where areas that are asked for by one district are given their neighbourhood. */
function placeOf(asked: BulkAreasAsked): AreaPath {
  const [district, ...others] = ("filters" in asked ? asked.filters.district : undefined) ?? [];
  return district === undefined || others.length > 0
    ? nowhere
    : { region: regionOf(district), district, neighborhood: null };
}

/** Moves many areas at once, or mends a fact of theirs: first which can and which cannot and why, then the act, which goes on without the page. */
function BulkAreasDialog({ asked, fact, onClose }: BulkAreasDialogProps) {
  const text = useManyText();
  const navigate = useNavigate();
  const { move } = asked;
  const [ask] = useAct(bulkMoves.previewAreas);
  const preview = useBulkPreview<ReplyOf<typeof bulkMoves.previewAreas>>();
  const { found } = preview;
  const able = found?.able ?? [];
  const form = useEndpointForm(bulkMoves.moveAreas, {
    draft: { form: `bulk:${move}`, id: fact ?? "register" },
    start: { ...start, place: placeOf(asked) },
    fields: {
      basket: text("menu.group.baskets"),
      organisationId: text("areaPage.inspection"),
      days: text("areaPage.days"),
      note: text("areaPage.sendNote"),
      reason: text("bulk.reason"),
      files: { label: text("word.document"), at: "/documentId" },
      place: { label: text("facts.neighborhood"), at: "/mend" },
      legalBasis: { label: text("word.legalBasis"), at: "/mend" },
      foundOn: { label: text("areaPage.foundOn"), at: "/mend" },
    },
    args: ({ basket, organisationId, days, note, reason, files, ...values }: AreasWritten) => ({
      body:
        move === "area_send"
          ? { move, areaIds: able, organisationId, days, note }
          : move === "area_confirm"
            ? { move, areaIds: able, reason, documentId: files[0]?.id ?? null }
            : move === "area_set_aside"
              ? { move, areaIds: able, reason, basket }
              : move === "area_mend"
                ? { move, areaIds: able, mend: mendWritten(fact, values) ?? null }
                : { move, areaIds: able, reason },
    }),
    onSaved: ({ id }) => navigate(addressOf("/tasks/:id", { id })),
  });
  const { failure } = form;
  const { basket } = form.values;
  const mend = mendWritten(fact, form.values);
  const waits = (move === "area_set_aside" && basket === null) || (move === "area_mend" && mend === undefined);
  const isNowhere = move === "area_send" && able.length > 0 && found?.inspections.length === 0;
  const isReady = able.length > 0 && !isNowhere;
  const name = text(nameOfAct(move));
  const did = doneBy(move);
  /** The words of moving, or of mending. */
  const said = <Part extends "able" | "none" | "unable" | "note" | "start">(part: Part) =>
    fact ? (`many.mend.${part}` as const) : (`many.${part}` as const);
  const why = waits
    ? text(fact ? "many.mend.choose" : "many.basket")
    : isNowhere
      ? text("many.inspection.none")
      : text(found ? said("none") : failure ? "tasks.failed" : "many.checking", { did });
  return (
    <BulkDialog
      form={form}
      preview={preview}
      question={{
        ask: () => ask({ body: { ...asked, ...(basket && { basket }), ...(mend && { mend }) } }),
        // The basket or the value: an answer about another one comes too late.
        of: waits ? null : JSON.stringify([basket, mend]),
      }}
      title={
        found ? text("bulk.title", { of: "area", move: name, count: found.total }) : text("many.asking", { move: name })
      }
      label={text(said("start"), { did, count: able.length })}
      {...(isReady ? {} : { disabledReason: why })}
      able={able.length}
      words={{
        said: text(said(able.length === 0 ? "none" : "able"), { did, able: able.length, total: found?.total ?? 0 }),
        heading: text(said("unable"), { did }),
        note: isNowhere ? text("many.inspection.none") : text(said("note"), { did }),
        checking: text("many.checking"),
        again: text("bulk.again"),
      }}
      above={
        <>
          {move === "area_set_aside" ? <BasketField field={form.choice("basket")} /> : null}
          {fact ? <MendField fact={fact} form={form} /> : null}
        </>
      }
      onClose={onClose}
    >
      {isReady && found && !fact ? <SameForAreas move={move} form={form} inspections={found.inspections} /> : null}
    </BulkDialog>
  );
}

export default withManyTexts(BulkAreasDialog);
