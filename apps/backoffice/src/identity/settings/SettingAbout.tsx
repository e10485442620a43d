import { settingRegistry } from "@yer/api/contract/setting-registry";
import type { SettingPage } from "@yer/api/contract/settings";
import { DescriptionList, Stack, useDates } from "@yer/ui";
import { ProposalCard } from "./ProposalCard.js";
import { useSettingsText } from "./settings-texts.js";
import { boundsInWords, valueInWords } from "./value-in-words.js";

/** What a setting means, what holds in the whole country now and next, and what waits for a decision. */
export function SettingAbout({ page }: { readonly page: SettingPage }) {
  const text = useSettingsText();
  const dates = useDates();
  const { key, current } = page;
  const { approval, scope, source } = settingRegistry[key];
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
          { term: text("settings.scope"), details: text(`settings.scope.${scope}`) },
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
