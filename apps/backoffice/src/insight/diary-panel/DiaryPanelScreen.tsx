import { diaryPanelParts } from "@yer/api/contract/diary-panel";
import { reportList } from "@yer/api/contract/report-list";
import type { Report } from "@yer/api/contract/report";
import type { ReportQuery } from "@yer/api/contract/reports";
import { useMay } from "@yer/api/react";
import { EmptyState, LockIcon, Stack } from "@yer/ui";
import { useMemo } from "react";
import { styled } from "styled-components";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { useRegisterParams } from "../../registers/address/use-register-params.js";
import { UnreadAddress } from "../../registers/kit/UnreadAddress.js";
import { reportParams } from "../reports/report-address.js";
import { useReportBar, useWrongAsked } from "../reports/use-report-bar.js";
import { diaryPanelAsked, diaryPanelQueryIn } from "./diary-panel-address.js";
import { useDiaryPanelText, withDiaryPanelTexts } from "./diary-panel-texts.js";
import { PanelPart } from "./PanelPart.js";

/** The panel is narrowed as the widest of its parts is. */
const widest: Report = reportList.visits;
const own: readonly string[] = [];

/** A part whose numbers are on their way keeps back those after it: they are asked for, and nothing pushes them down. */
const Parts = styled(Stack)`
  > [data-coming] ~ * {
    display: none;
  }
`;

/** `/diary`, the Analysis Panel: visits by place, week and inspector, what was found, and rounds against visits. */
function DiaryPanelScreen() {
  const text = useDiaryPanelText();
  const title = text("diary.panel");
  useScreenTitle(title);
  const mayRead = useMay("read:visit");
  const mayReadAreas = useMay("read:area");
  const [params, setParams] = useRegisterParams();
  const spelled = params.toString();
  const query = useMemo(() => diaryPanelQueryIn(new URLSearchParams(spelled)), [spelled]);
  const ask = (next: ReportQuery): void => setParams(reportParams(next));
  const bar = useReportBar(widest, { query, ask }, true);
  const wrong = useWrongAsked(widest, query);
  if (!mayRead) {
    return <EmptyState level={1} icon={<LockIcon size={32} />} title={text("diary.forbidden")} />;
  }
  return (
    <Stack gap={4}>
      <ScreenHead title={title} />
      {bar}
      <UnreadAddress asked={diaryPanelAsked} own={own} />
      {wrong === undefined ? (
        <Parts>
          {diaryPanelParts
            .filter((part) => part === "visits" || mayReadAreas)
            .map((part) => (
              <PanelPart key={part} part={part} query={query} ask={ask} />
            ))}
        </Parts>
      ) : (
        <p role="alert">{wrong}</p>
      )}
    </Stack>
  );
}

export default withDiaryPanelTexts(DiaryPanelScreen);
