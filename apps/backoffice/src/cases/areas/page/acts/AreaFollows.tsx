import type { Area } from "@yer/api/contract/area-facts";
import type { AreaPosition, AreaProposalTarget } from "@yer/api/contract/area-states";
import { useTheme } from "@yer/api/react";
import { useAreaPageText } from "../area-page-texts.js";
import { useSayNext } from "../use-area-sentence.js";
import type { AreaActKey } from "./area-act.js";

/** What is said with a move and decides how the area stands after it, or whose turn it is then. */
export interface SaidWithMove {
  /** The basket that was chosen; null while none is. */
  readonly position?: AreaPosition | null;
  /** What is proposed; null while nothing is. */
  readonly target?: AreaProposalTarget | null;
  /** Name of the organisation that it is sent to. */
  readonly organisation?: string | undefined;
  /** Working days that it is given. */
  readonly days?: number | null;
  /** Requests that are made. */
  readonly requests?: number;
}

/**
 * What follows from a move, before it is made: the sentence that the area's page will say then, as the service computed it
 * from the table of moves. While what decides between ends is not said yet, nothing is told.
 */
export function AreaFollows({
  area,
  move,
  said = {},
}: {
  readonly area: Area;
  readonly move: AreaActKey;
  readonly said?: SaidWithMove | undefined;
}) {
  const text = useAreaPageText();
  const { locale } = useTheme();
  const sayNext = useSayNext();
  const ends = area.moves.find(({ key }) => key === move)?.follows ?? [];
  const [end, ...others] = ends.filter(
    ({ position, sentence }) =>
      (said.position === undefined || said.position === position) &&
      (said.target === undefined || said.target === sentence.target),
  );
  if (!end || others.length > 0) return <output />;
  const next = sayNext(
    { ...end.sentence, ...(said.requests !== undefined && { count: said.requests }) },
    said.organisation ?? area.organisation?.name[locale],
  );
  return (
    <output>
      {text("areaPage.follows", {
        // The sentence goes on from "After this".
        said: next.charAt(0).toLocaleLowerCase(locale === "ru_RU" ? "ru" : "en") + next.slice(1),
        days: said.days ?? 0,
      })}
    </output>
  );
}
