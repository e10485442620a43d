import type { Area } from "@yer/api/contract/area-facts";
import { areas } from "@yer/api/contract/areas";
import { beginRead } from "@yer/api/react";
import { PageSpinner, lazyPart } from "@yer/ui";
import { Suspense } from "react";
import { useLocation, useParams, useSearchParams } from "react-router-dom";
import { useStandsUnder } from "../../../base/screen/stands-under.js";
import { basketAddress } from "../area-baskets.js";
import { AreaPage } from "./AreaPage.js";
import { AreaRead } from "./AreaRead.js";
import { useAreaPageText, withAreaPageTexts } from "./area-page-texts.js";

const EditArea = lazyPart(() => import("../form/EditArea.js"));
const WriteVisit = lazyPart(() => import("../visits/WriteVisit.js"));

/** The area's page, or the form that its address asks for. */
function Shown({ area }: { area: Area }) {
  const text = useAreaPageText();
  const [params] = useSearchParams();
  // SPEC gives what is wrong an address of its own: the same area, at the form that mends it.
  const isDraft = useLocation().pathname.startsWith("/draft/");
  useStandsUnder(area.basket ? basketAddress(area.basket) : null);
  const isEdited = params.has("edit") || isDraft;
  if (!isEdited && !params.has("visit")) return <AreaPage key={area.id} area={area} />;
  return (
    <Suspense fallback={<PageSpinner label={text("form.loading")} />}>
      {isEdited ? <EditArea key={area.id} area={area} /> : <WriteVisit key={area.id} area={area} />}
    </Suspense>
  );
}

/** `/area/{id}` and `/draft/{id}`: the area's page; with `?edit`, its form, with `?visit`, that of a visit. */
function AreaScreen() {
  const { id = "" } = useParams();
  return <AreaRead id={id}>{(area) => <Shown area={area} />}</AreaRead>;
}

export default Object.assign(withAreaPageTexts(AreaScreen), {
  readsAhead: ({ id = "" }: Readonly<Record<string, string>>) => beginRead(areas.get, { params: { id } }),
});
