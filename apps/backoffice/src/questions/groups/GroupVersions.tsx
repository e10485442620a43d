import type { FieldGroupRecord } from "@yer/api/contract/field-groups";
import { addressOf } from "@yer/api/paths";
import { useTheme } from "@yer/api/react";
import { Button, Card, EmptyState, Grid, Link, Select, Stack, StatusTag, useDates } from "@yer/ui";
import { useState } from "react";
import { GroupDifference, Tried } from "./GroupDifference.js";
import { groupOf } from "./group-of.js";
import { useGroupsText } from "./groups-texts.js";

/** Props of {@link GroupVersions}. */
export interface GroupVersionsProps {
  readonly record: FieldGroupRecord;
  readonly onRestore: (version: number) => Promise<void>;
  /** Why no draft can be begun now. */
  readonly restoreRefusal: string | undefined;
}

/** A group's versions: who put each in force and why, two of them compared, any of them taken into a draft. */
export function GroupVersions({ record, onRestore, restoreRefusal }: GroupVersionsProps) {
  const text = useGroupsText();
  const dates = useDates();
  const { locale } = useTheme();
  const { versions, diagrams } = record;
  const [afterAt, setAfter] = useState(versions[0]?.number);
  const [beforeAt, setBefore] = useState(versions[1]?.number);
  const after = versions.find(({ number }) => number === afterAt) ?? versions[0];
  const before = versions.find(({ number }) => number === beforeAt);
  if (!after) return <EmptyState level={2} title={text("groups.version.none")} />;
  const titleOf = (number: number) => text("word.version", { number });
  const options = versions.map(({ number }) => ({ id: String(number), label: titleOf(number) }));
  return (
    <Stack gap={5}>
      {diagrams.length > 0 ? (
        <section aria-labelledby="group-diagrams">
          <Stack gap={2}>
            <h2 id="group-diagrams">{text("groups.uses")}</h2>
            <ul>
              {diagrams.map(({ id, name, version }) => (
                <li key={`${id} ${version}`}>
                  <Link href={addressOf("/logic/:id", { id })}>{name[locale]}</Link>
                  {", "}
                  {titleOf(version)}
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      ) : null}
      <Stack gap={3}>
        {versions.map((version) => (
          <Card
            key={version.number}
            title={titleOf(version.number)}
            level={2}
            actions={
              <Stack direction="row" gap={2} align="center" isWrapping>
                <StatusTag tone={version.number === record.version ? "success" : "neutral"}>
                  {text(version.number === record.version ? "word.inForce" : "groups.replaced")}
                </StatusTag>
                <Button
                  size="sm"
                  onPress={() => onRestore(version.number)}
                  {...(restoreRefusal !== undefined && { disabledReason: restoreRefusal })}
                >
                  {text("groups.restore")}
                </Button>
              </Stack>
            }
          >
            <Stack gap={1}>
              <small>{[version.publishedBy, dates.moment(version.publishedAt)].filter(Boolean).join(", ")}</small>
              {version.reason === null ? null : <p>{version.reason}</p>}
              <small>{text("groups.version.running", { count: version.running })}</small>
            </Stack>
          </Card>
        ))}
      </Stack>
      {versions.length > 1 && before ? (
        <section aria-labelledby="group-compare">
          <Stack gap={3}>
            <h2 id="group-compare">{text("groups.compare")}</h2>
            <Grid min="200px">
              <Select
                label={text("groups.compare.before")}
                items={options}
                value={String(before.number)}
                onChange={(number) => setBefore(Number(number))}
              />
              <Select
                label={text("groups.compare.after")}
                items={options}
                value={String(after.number)}
                onChange={(number) => setAfter(Number(number))}
              />
            </Grid>
            <GroupDifference
              before={{
                title: text("groups.compare.before"),
                name: before.name,
                group: groupOf(before.group),
              }}
              after={{ title: text("groups.compare.after"), name: after.name, group: groupOf(after.group) }}
            />
          </Stack>
        </section>
      ) : (
        <Card title={text("fields.preview")} level={2}>
          <Tried group={groupOf(after.group)} />
        </Card>
      )}
    </Stack>
  );
}
