import { Button, CheckCircleIcon, EmptyState, InlineAlert, Stack, useUiIntl } from "@yer/ui";
import type { ReactNode } from "react";
import { applyGroupOperations } from "../../model/groups/index.js";
import { groupFindingText, groupRepairText } from "../group-sentences.js";
import { useGroupParts } from "./group-editor-context.js";

/** What keeps the group from being published: each finding with, where one is known, what mends it. */
export function GroupFindings(): ReactNode {
  const { editing, text } = useGroupParts();
  const { locale } = useUiIntl();
  const { group, findings } = editing;
  if (findings.length === 0) {
    return <EmptyState level={3} icon={<CheckCircleIcon size={32} />} title={text("editor.noFindings")} />;
  }
  return (
    <Stack gap={2}>
      {findings.map((finding) => {
        const { code, fields, nodes, options, repair } = finding;
        const label = groupRepairText(finding, text);
        return (
          <InlineAlert key={[code, ...fields, ...nodes, ...options].join(" ")} tone="danger">
            <Stack gap={2}>
              <span>{groupFindingText(finding, group, text, locale)}</span>
              {repair && label !== undefined ? (
                <div>
                  <Button
                    size="sm"
                    onPress={() => editing.edit((current) => [applyGroupOperations(current, repair), repair])}
                  >
                    {label}
                  </Button>
                </div>
              ) : null}
            </Stack>
          </InlineAlert>
        );
      })}
    </Stack>
  );
}
