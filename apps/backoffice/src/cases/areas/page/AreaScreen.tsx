import { areas } from "@yer/api/contract/areas";
import { addressOf } from "@yer/api/paths";
import { useRead } from "@yer/api/react";
import { LayersIcon, PageSpinner, lazyPart } from "@yer/ui";
import { Suspense } from "react";
import { useLocation, useParams, useSearchParams } from "react-router-dom";
import { NoRecord } from "../../../base/screen/NoRecord.js";
import { useStandsUnder } from "../../../base/screen/stands-under.js";
import { basketAddress } from "../area-baskets.js";
import { AreaPage } from "./AreaPage.js";
import { useAreaPageText, withAreaPageTexts } from "./area-page-texts.js";

const EditArea = lazyPart(() => import("../form/EditArea.js"));
const WriteVisit = lazyPart(() => import("../visits/WriteVisit.js"));

/** `/area/{id}` and `/draft/{id}`: the area's page; with `?edit`, its form, with `?visit`, that of a visit. */
function AreaScreen() {
  const text = useAreaPageText();
  const { id = "" } = useParams();
  const [params] = useSearchParams();
  // SPEC gives what is wrong an address of its own: the same area, at the form that mends it.
  const isDraft = useLocation().pathname.startsWith("/draft/");
  const { data, failure, refetch } = useRead(areas.get, { params: { id } });
  useStandsUnder(data?.basket ? basketAddress(data.basket) : null);
  if (data && (params.has("edit") || isDraft)) {
    return (
      <Suspense fallback={<PageSpinner label={text("form.loading")} />}>
        <EditArea key={data.id} area={data} />
      </Suspense>
    );
  }
  if (data && params.has("visit")) {
    return (
      <Suspense fallback={<PageSpinner label={text("form.loading")} />}>
        <WriteVisit key={data.id} area={data} />
      </Suspense>
    );
  }
  if (data) return <AreaPage key={data.id} area={data} />;
  if (!failure) return <PageSpinner label={text("areaPage.loading")} />;
  return (
    <NoRecord
      failure={failure}
      icon={<LayersIcon size={32} />}
      unknown={{ title: text("areaPage.notFound"), text: text("areaPage.notFound.text") }}
      failed={text("areaPage.failed")}
      list={{ label: text("areaPage.toRegister"), href: addressOf("/areas/:state", { state: "area_all" }) }}
      onRetry={refetch}
    />
  );
}

export default withAreaPageTexts(AreaScreen);
