import type { ApplicationRow, applicationsRegister } from "@yer/api/contract/application-register";
import { statusKeys } from "@yer/api/contract/statuses";
import { statusTone } from "@yer/api/messages/tones";
import { Stack, StatusTag } from "@yer/ui";
import type { useText } from "../../../base/language/use-text.js";
import { basisColumn } from "../../../registers/kit/basis-column.js";
import { type DrawnColumns, drawDeadline, tagAlone } from "../../../registers/kit/draw-columns.js";
import { Said } from "../../../registers/kit/Said.js";
import type { Say } from "../../../registers/kit/use-say.js";

/**
 * What the register of applications draws otherwise than its columns' kinds do. On a screen of 1440 all up to the day of
 * opening stand beside the menu and the boxes of choice. Where all applications have ended, none has a term.
 */
export function columnsOf(
  said: Say<ReturnType<typeof useText>>,
  isOfEnded: boolean,
): DrawnColumns<typeof applicationsRegister.columns, ApplicationRow> {
  const { text } = said;
  return {
    number: { width: 172, sticky: "start" },
    status: {
      cell: ({ status, suspended }) => {
        const tag = <StatusTag tone={statusTone[status]}>{text(`status.${status}`)}</StatusTag>;
        return suspended ? (
          <Stack direction="row" gap={1}>
            {tag}
            <StatusTag tone="danger">{text("register.suspended")}</StatusTag>
          </Stack>
        ) : (
          <div style={tagAlone}>{tag}</div>
        );
      },
      width: 120,
      tags: statusKeys.map((key) => text(`status.${key}`)),
    },
    deadline: !isOfEnded && {
      cell: ({ deadline, suspended }) =>
        // Its status says so already.
        suspended ? (
          <Said words={text("deadline.paused")} isNone>
            —
          </Said>
        ) : (
          drawDeadline(deadline, said)
        ),
    },
    // The one column without a width: what room there is on a wide screen is its.
    place: { minWidth: 104 },
    occupier: { width: 144, narrow: "bare" },
    area: { width: 104 },
    created: { width: 112 },
    cadastre: { width: 180 },
    occupiedSince: { width: 104 },
    legalBasis: basisColumn(text, 72),
  };
}
