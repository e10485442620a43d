import { type SettingKey, settingRegistry } from "@yer/api/contract/setting-registry";
import { type SettingPage, settings, type SettingValueView } from "@yer/api/contract/settings";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead } from "@yer/api/react";
import { Button, Drawer, EmptyState, Skeleton, Stack, Tabs, useDates } from "@yer/ui";
import { useState } from "react";
import { useTerritories } from "../../base/place-choice/use-territories.js";
import { ChangeButton } from "./ChangeButton.js";
import { ProposalCard } from "./ProposalCard.js";
import { ReasonDialog } from "./ReasonDialog.js";
import { SettingAbout } from "./SettingAbout.js";
import { SettingEditor } from "./SettingEditor.js";
import { SettingHistory } from "./SettingHistory.js";
import { SettingPlaces } from "./SettingPlaces.js";
import { SettingValues } from "./SettingValues.js";
import { useSettingsText } from "./settings-texts.js";
import { versionIn } from "./value-in-place.js";

interface PartsProps {
  readonly page: SettingPage;
  readonly onChange: (territory: string) => void;
  readonly onWithdraw: (value: SettingValueView) => void;
}

function Parts({ page, onChange, onWithdraw }: PartsProps) {
  const text = useSettingsText();
  const { key, proposals } = page;
  return (
    <Tabs
      aria-label={text(`settings.name.${key}`)}
      items={[
        { id: "about", label: text("settings.tab.about"), content: <SettingAbout page={page} /> },
        ...(settingRegistry[key].scope === "place"
          ? [
              {
                id: "places",
                label: text("settings.tab.places"),
                ...(page.places.length === 0 ? {} : { count: page.places.length }),
                content: <SettingPlaces page={page} onChange={onChange} />,
              },
            ]
          : []),
        {
          id: "values",
          label: text("settings.tab.values"),
          content: <SettingValues page={page} onWithdraw={onWithdraw} />,
        },
        {
          id: "proposals",
          label: text("settings.tab.proposals"),
          count: page.openProposals,
          content: (
            <Stack gap={3}>
              {proposals.length === 0 ? <EmptyState title={text("settings.proposal.empty")} /> : null}
              {proposals.map((proposal) => (
                <ProposalCard key={proposal.id} proposal={proposal} />
              ))}
            </Stack>
          ),
        },
        { id: "history", label: text("word.history"), content: <SettingHistory of={key} /> },
      ]}
    />
  );
}

interface WithdrawalProps {
  readonly page: SettingPage;
  readonly value: SettingValueView;
  readonly onClose: () => void;
}

function Withdrawal({ page: { key, ...page }, value: { territory, validFrom }, onClose }: WithdrawalProps) {
  const text = useSettingsText();
  const dates = useDates();
  const { nameOf } = useTerritories();
  const two = settingRegistry[key].approval === "two";
  const start = dates.day(validFrom);
  return (
    <ReasonDialog
      title={
        territory === page.territory
          ? text("settings.withdraw.title", { start })
          : text("settings.withdraw.titleIn", { start, place: nameOf(territory) })
      }
      label={text(two ? "settings.propose" : "word.withdraw")}
      form="update:setting"
      id={`${key}-${territory}-${validFrom}`}
      reasonLabel={text("word.reason.asked")}
      done={text(two ? "settings.proposed" : "settings.withdrawn")}
      endpoint={settings.withdraw}
      args={({ reason }) => ({ params: { key }, body: { territory, validFrom, reason } })}
      version={versionIn(page, territory)}
      onClose={onClose}
    >
      <p>{text("settings.withdraw.text")}</p>
    </ReasonDialog>
  );
}

/** One setting beside the list: what it means, what holds where, its history, and giving it a new value. */
export function SettingDrawer({ of, onClose }: { readonly of: SettingKey; readonly onClose: () => void }) {
  const text = useSettingsText();
  const { data: page, failure, refetch } = useRead(settings.get, { params: { key: of }, query: {} });
  const [changed, setChanged] = useState<string>();
  const [withdrawn, setWithdrawn] = useState<SettingValueView>();
  return (
    <>
      <Drawer
        isOpen
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        title={text(`settings.name.${of}`)}
        footer={
          page ? (
            <ChangeButton variant="primary" territory={page.territory} onPress={() => setChanged(page.territory)}>
              {text("settings.change")}
            </ChangeButton>
          ) : undefined
        }
      >
        {page ? (
          <Parts page={page} onChange={setChanged} onWithdraw={setWithdrawn} />
        ) : failure ? (
          <EmptyState
            title={text("settings.failed")}
            actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
          >
            {sayFailure(text, failure)}
          </EmptyState>
        ) : (
          <Skeleton lines={8} />
        )}
      </Drawer>
      {page && changed !== undefined ? (
        <SettingEditor setting={page} territory={changed} onClose={() => setChanged(undefined)} />
      ) : null}
      {page && withdrawn ? <Withdrawal page={page} value={withdrawn} onClose={() => setWithdrawn(undefined)} /> : null}
    </>
  );
}
