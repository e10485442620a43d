import { objections } from "@yer/api/contract/objections";
import { skip, useMay, useRead } from "@yer/api/react";
import { Skeleton, Stack, Tabs, lazyPart, LaterPart } from "@yer/ui";
import { Suspense } from "react";
import { useRegisterParams } from "../shell/useRegisterParams.js";
import { ScreenHead } from "../shell/ScreenHead.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { objectionFiltersOf } from "./objectionsQuery.js";
import { useObjectionText, withObjectionTexts } from "./objectionTexts.js";

const ObjectionsRegister = lazyPart(() => import("./ObjectionsRegister.js"));
const ComplaintsRegister = lazyPart(() => import("./ComplaintsRegister.js"));
const RegisterViews = lazyPart(() => import("../views/RegisterViews.js"));

/** `/objections`: the objections to announced files, and the complaints against decisions, of one's territory. */
function ObjectionsScreen() {
  const text = useObjectionText();
  const [params, setParams] = useRegisterParams();
  const mayRead = useMay("read:objection");
  const view = params.get("view") === "complaints" ? "complaints" : "objections";
  const filters = objectionFiltersOf(params);
  const { state: _, sort: __, ...counted } = view === "objections" ? filters : { state: undefined, sort: undefined };
  const { data: counts } = useRead(objections.counts, mayRead ? { query: counted } : skip);
  useScreenTitle(text("disputes.title"));

  return (
    <Stack gap={4}>
      <ScreenHead>
        <h1>{text("disputes.title")}</h1>
        {mayRead ? (
          <LaterPart>
            <RegisterViews
              key={view}
              register={view}
              path={view === "complaints" ? "/objections?view=complaints" : "/objections"}
              state={params}
            />
          </LaterPart>
        ) : null}
      </ScreenHead>
      <Tabs
        label={text("disputes.tabs")}
        selected={view}
        onSelect={(next) => setParams(next === "complaints" ? { view: next } : {})}
        items={[
          {
            id: "objections",
            label: text("disputes.tab.objections"),
            content: (
              <Suspense fallback={<Skeleton lines={8} />}>
                <ObjectionsRegister counts={counts} />
              </Suspense>
            ),
          },
          {
            id: "complaints",
            label: text("disputes.tab.complaints"),
            ...(counts && counts.complaints > 0 ? { count: counts.complaints } : {}),
            content: (
              <Suspense fallback={<Skeleton lines={8} />}>
                <ComplaintsRegister />
              </Suspense>
            ),
          },
        ]}
      />
    </Stack>
  );
}

export default withObjectionTexts(ObjectionsScreen);
