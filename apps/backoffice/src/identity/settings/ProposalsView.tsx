import { proposals } from "@yer/api/contract/settings";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead } from "@yer/api/react";
import { Button, EmptyState, Skeleton, Stack } from "@yer/ui";
import { ProposalCard } from "./ProposalCard.js";
import { useSettingsText } from "./settings-texts.js";

/** Everything that waits for a second person, the soonest to expire first. */
export function ProposalsView() {
  const text = useSettingsText();
  const { data, failure, refetch } = useRead(proposals.list, {});
  if (!data) {
    return failure ? (
      <EmptyState
        title={text("settings.failed")}
        actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
      >
        {sayFailure(text, failure)}
      </EmptyState>
    ) : (
      <Skeleton lines={6} />
    );
  }
  if (data.items.length === 0) {
    return <EmptyState title={text("settings.proposal.empty")}>{text("settings.proposal.empty.text")}</EmptyState>;
  }
  return (
    <Stack gap={4}>
      {data.items.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} />
      ))}
    </Stack>
  );
}
