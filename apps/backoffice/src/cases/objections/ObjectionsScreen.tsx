import { objections, objectionsRegister } from "@yer/api/contract/objections";
import { askedIn } from "@yer/api/contract/register";
import { skip, useMay, useRead } from "@yer/api/react";
import { Skeleton, Stack, Tabs, lazyPart } from "@yer/ui";
import { Suspense } from "react";
import { useRegisterParams } from "../../registers/address/use-register-params.js";
import { HeadOfParts } from "../../registers/kit/HeadOfParts.js";
import { UnreadView } from "../../registers/kit/UnreadView.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { useObjectionText, withObjectionTexts } from "./objection-texts.js";

const ObjectionsRegister = lazyPart(() => import("./ObjectionsRegister.js"));
const ComplaintsRegister = lazyPart(() => import("./ComplaintsRegister.js"));

const views = ["objections", "complaints"] as const;

/**
 * `/objections`: the objections to announced applications, and the complaints against decisions, of one's territory.
 */
function ObjectionsScreen() {
  const text = useObjectionText();
  const [params, setParams] = useRegisterParams();
  const mayRead = useMay("read:objection");
  const view = views.find((one) => one === params.get("view")) ?? "objections";
  const filters = askedIn(objectionsRegister, params);
  const { state: _, sort: __, ...counted } = view === "objections" ? filters : { state: undefined, sort: undefined };
  const { data: counts } = useRead(objections.counts, mayRead ? { query: counted } : skip);
  useScreenTitle(text("word.objections"));

  return (
    <Stack gap={4}>
      <HeadOfParts title={text("word.objections")}>
        <UnreadView views={views} />
        <Tabs
          aria-label={text("disputes.tabs")}
          selectedKey={view}
          onSelectionChange={(next) => setParams(next === "complaints" ? { view: next } : {})}
          items={[
            {
              id: "objections",
              label: text("disputes.tab.objections"),
              content: (
                <Suspense fallback={<Skeleton lines={8} />}>
                  <ObjectionsRegister />
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
      </HeadOfParts>
    </Stack>
  );
}

export default withObjectionTexts(ObjectionsScreen);
