import { proposals } from "@yer/api/contract/settings";
import { skip, useMay, useRead } from "@yer/api/react";
import { EmptyState, LockIcon, Stack, Tabs } from "@yer/ui";
import { useSearchParams } from "react-router-dom";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { HeadOfParts } from "../../registers/kit/HeadOfParts.js";
import { CalendarView } from "./CalendarView.js";
import { ProposalsView } from "./ProposalsView.js";
import { SettingsRegister } from "./SettingsRegister.js";
import { useSettingsText, withSettingsTexts } from "./settings-texts.js";

/** `/allsetting`: dated settings, the proposals that wait, the holiday calendar; the address names the tab. */
function SettingsScreen() {
  const text = useSettingsText();
  const mayRead = useMay("read:setting");
  const [params, setParams] = useSearchParams();
  const { data } = useRead(proposals.list, mayRead ? {} : skip);
  const title = text("menu.allsetting");
  useScreenTitle(title);
  return (
    <Stack gap={4}>
      <HeadOfParts title={title}>
        {mayRead ? (
          <Tabs
            aria-label={title}
            selectedKey={params.get("tab") ?? "settings"}
            onSelectionChange={(tab) => setParams(tab === "settings" ? {} : { tab })}
            items={[
              { id: "settings", label: text("menu.group.settings"), content: <SettingsRegister /> },
              {
                id: "proposals",
                label: text("settings.tab.proposals"),
                ...(data ? { count: data.items.length } : {}),
                content: <ProposalsView />,
              },
              { id: "calendar", label: text("settings.tab.calendar"), content: <CalendarView /> },
            ]}
          />
        ) : (
          <EmptyState icon={<LockIcon size={32} />} title={text("settings.forbidden")} />
        )}
      </HeadOfParts>
    </Stack>
  );
}

export default withSettingsTexts(SettingsScreen);
