import type { ApplicationRow, applicationsRegister } from "@yer/api/contract/application-register";
import { statusKeys } from "@yer/api/contract/statuses";
import { isLegalBasis } from "@yer/api/contract/tiles";
import { statusTone } from "@yer/api/messages/tones";
import { Stack, StatusTag } from "@yer/ui";
import type { useText } from "../../../base/language/use-text.js";
import type { DrawnColumns } from "../../../registers/kit/draw-columns.js";
import { Said } from "../../../registers/kit/Said.js";
import type { Say } from "../../../registers/kit/use-say.js";

/**
 * What the register of applications draws otherwise than its columns' kinds do. On a screen of 1440 all up to the day of
 * opening stand beside the menu and the boxes of choice.
 */
export function columnsOf({
  text,
}: Say<ReturnType<typeof useText>>): DrawnColumns<typeof applicationsRegister.columns, ApplicationRow> {
  return {
    number: { width: 176, sticky: "start" },
    status: {
      cell: (row) => (
        <Stack direction="row" gap={1}>
          <StatusTag tone={statusTone[row.status]}>{text(`status.${row.status}`)}</StatusTag>
          {row.suspended ? <StatusTag tone="danger">{text("register.suspended")}</StatusTag> : null}
        </Stack>
      ),
      width: 120,
      tags: statusKeys.map((key) => text(`status.${key}`)),
    },
    place: { minWidth: 152 },
    occupier: { narrow: "bare" },
    area: { width: 104, narrow: "hidden" },
    created: { width: 120, narrow: "hidden" },
    cadastre: { width: 180, narrow: "hidden" },
    occupiedSince: { narrow: "hidden" },
    legalBasis: {
      cell: ({ legalBasis }) =>
        isLegalBasis(legalBasis) ? <Said words={text(`legalBasis.${legalBasis}`)}>{legalBasis}</Said> : "—",
      width: 72,
      align: "end",
      narrow: "hidden",
    },
  };
}
