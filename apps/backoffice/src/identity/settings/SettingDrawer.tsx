import { type SettingKey, settingRegistry } from "@yer/api/contract/setting-registry";
import { type SettingPage, settings, type SettingValueView } from "@yer/api/contract/settings";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead, useSession } from "@yer/api/react";
import {
  Button,
  Can,
  Card,
  DescriptionList,
  Drawer,
  EmptyState,
  Skeleton,
  Stack,
  StatusTag,
  Tabs,
  useDates,
} from "@yer/ui";
import { useState } from "react";
import { ProposalCard } from "./ProposalCard.js";
import { ReasonDialog } from "./ReasonDialog.js";
import { SettingEditor } from "./SettingEditor.js";
import { SettingHistory } from "./SettingHistory.js";
import { useSettingsText } from "./settings-texts.js";
import { boundsInWords, valueInWords } from "./value-in-words.js";

const tones = { past: "neutral", current: "success", future: "info" } as const;

function About({ page }: { page: SettingPage }) {
  const text = useSettingsText();
  const dates = useDates();
  const { key, current } = page;
  const { approval, source } = settingRegistry[key];
  return (
    <Stack gap={4}>
      <p>{text(`settings.meaning.${key}`)}</p>
      <DescriptionList
        items={[
          { term: text("settings.now"), details: <strong>{valueInWords(text, key, current.value)}</strong> },
          { term: text("settings.column.since"), details: dates.day(current.validFrom) },
          ...page.upcoming.slice(0, 1).map(({ value, validFrom }) => ({
            term: text("settings.column.next"),
            details: text("settings.next", { value: valueInWords(text, key, value), start: dates.day(validFrom) }),
          })),
          { term: text("settings.bounds"), details: boundsInWords(text, key) },
          { term: text("settings.source"), details: text(`settings.source.${source}`) },
          { term: text("settings.approval"), details: text(`settings.approval.${approval}`) },
        ]}
      />
      {page.proposals
        .filter(({ state }) => state === "open")
        .map((proposal) => (
          <ProposalCard key={proposal.id} proposal={proposal} />
        ))}
    </Stack>
  );
}

/** Whether the person's territory is the whole country: settings hold everywhere. */
function useIsRepublic(): boolean {
  return useSession().user?.territory === "17";
}

function Value({ of, value, onWithdraw }: { of: SettingKey; value: SettingValueView; onWithdraw?: () => void }) {
  const text = useSettingsText();
  const dates = useDates();
  const isRepublic = useIsRepublic();
  const { proposedBy, approvedBy } = value;
  return (
    <Card
      level={3}
      title={dates.day(value.validFrom)}
      actions={<StatusTag tone={tones[value.standing]}>{text(`settings.standing.${value.standing}`)}</StatusTag>}
    >
      <Stack gap={2}>
        <strong>{valueInWords(text, of, value.value)}</strong>
        {value.reason === null ? null : <p>{value.reason}</p>}
        <small>
          {proposedBy === null
            ? text("settings.firstValue")
            : approvedBy === null
              ? text("settings.by", { person: proposedBy.name })
              : text("settings.byTwo", { person: proposedBy.name, approver: approvedBy.name })}
          {value.enteredAt === null ? null : `, ${dates.moment(value.enteredAt)}`}
        </small>
        {onWithdraw === undefined ? null : (
          <div>
            <Can code="update:setting" otherwise="disable">
              {(state) => (
                <Button
                  size="sm"
                  onPress={onWithdraw}
                  {...(isRepublic ? {} : { disabledReason: text("settings.republicOnly") })}
                  {...state}
                >
                  {text("settings.withdraw")}
                </Button>
              )}
            </Can>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** One setting beside the list: what it means, its values, its history, and giving it a new one. */
export function SettingDrawer({ of, onClose }: { of: SettingKey; onClose: () => void }) {
  const text = useSettingsText();
  const dates = useDates();
  const { data: page, failure, refetch } = useRead(settings.get, { params: { key: of } });
  const isRepublic = useIsRepublic();
  const [isEdited, setEdited] = useState(false);
  const [withdrawn, setWithdrawn] = useState<SettingValueView>();
  const two = settingRegistry[of].approval === "two";
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
            <Can code="update:setting" otherwise="disable">
              {(state) => (
                <Button
                  variant="primary"
                  onPress={() => setEdited(true)}
                  {...(isRepublic ? {} : { disabledReason: text("settings.republicOnly") })}
                  {...state}
                >
                  {text("settings.change")}
                </Button>
              )}
            </Can>
          ) : undefined
        }
      >
        {page ? (
          <Stack gap={4}>
            <Tabs
              aria-label={text(`settings.name.${of}`)}
              items={[
                { id: "about", label: text("settings.tab.about"), content: <About page={page} /> },
                {
                  id: "values",
                  label: text("settings.tab.values"),
                  content: (
                    <Stack gap={3}>
                      {page.values.map((value) => (
                        <Value
                          key={value.validFrom}
                          of={of}
                          value={value}
                          {...(value.standing === "future" ? { onWithdraw: () => setWithdrawn(value) } : {})}
                        />
                      ))}
                    </Stack>
                  ),
                },
                {
                  id: "proposals",
                  label: text("settings.tab.proposals"),
                  count: page.openProposals,
                  content: (
                    <Stack gap={3}>
                      {page.proposals.length === 0 ? <EmptyState title={text("settings.proposal.empty")} /> : null}
                      {page.proposals.map((proposal) => (
                        <ProposalCard key={proposal.id} proposal={proposal} />
                      ))}
                    </Stack>
                  ),
                },
                { id: "history", label: text("word.history"), content: <SettingHistory of={of} /> },
              ]}
            />
          </Stack>
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
      {page && isEdited ? <SettingEditor setting={page} onClose={() => setEdited(false)} /> : null}
      {page && withdrawn ? (
        <ReasonDialog
          title={text("settings.withdraw.title", { start: dates.day(withdrawn.validFrom) })}
          label={text(two ? "settings.propose" : "settings.withdraw")}
          form="update:setting"
          id={`${of}-${withdrawn.validFrom}`}
          reasonLabel={text("word.reason.asked")}
          done={text(two ? "settings.proposed" : "settings.withdrawn")}
          endpoint={settings.withdraw}
          args={({ reason }) => ({ params: { key: of }, body: { validFrom: withdrawn.validFrom, reason } })}
          version={page.version}
          onClose={() => setWithdrawn(undefined)}
        >
          <p>{text("settings.withdraw.text")}</p>
        </ReasonDialog>
      ) : null}
    </>
  );
}
