import {
  Button,
  Card,
  Disclosure,
  EmptyState,
  Grid,
  Select,
  Stack,
  StatusTag,
  useMediaQuery,
  useUiIntl,
  rootProps,
  type RootProps,
} from "@yer/ui";
import type { Tone } from "@yer/ui";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Diagram } from "../model/diagram.js";
import { diff } from "../model/diff.js";
import { changeText } from "../texts/sentences.js";
import type { Names } from "../texts/sentences.js";
import { useFlowText } from "../texts/use-flow-text.js";
import { DiagramOutline } from "../outline/DiagramOutline.js";
import { DiagramViewer } from "../viewer/DiagramViewer.js";
import { compareDiagrams, movedNodes } from "./compare.js";

/** One version of a diagram. */
export interface DiagramVersion {
  readonly id: string;
  /** Its number, counted from 1. */
  readonly number: number;
  readonly state: "draft" | "published" | "replaced";
  /** When it was published, or last saved while a draft; an instant. */
  readonly at: string;
  /** Who did that. */
  readonly by?: string;
  readonly diagram: Diagram;
}

/** Props of {@link DiagramVersions}. */
export interface DiagramVersionsProps extends RootProps {
  /** Newest first. */
  readonly versions: readonly DiagramVersion[];
  readonly names?: Names;
  /** Makes a version the draft again. Without it nothing can be restored. */
  readonly onRestore?: (version: DiagramVersion) => void | Promise<void>;
  /** Why nothing may be restored now. */
  readonly restoreRefusal?: string;
}

const tones = { draft: "neutral", published: "success", replaced: "neutral" } as const satisfies Record<
  DiagramVersion["state"],
  Tone
>;

const Changes = styled.ul`
  display: grid;
  gap: var(--yer-space-1);
  margin: 0;
  padding-inline-start: var(--yer-space-5);
  overflow-wrap: anywhere;
`;

const Moved = styled.p`
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2);
`;

/** A window in which a picture of a whole diagram is too small to be read: what differs is said first, and as a list. */
const narrow = "(max-width: 600px)";

/**
 * Versions of a diagram side by side: what changed in its meaning, drawn on one canvas and said in sentences. Where
 * things are drawn changes nothing. An older version can be made the draft again. The only version there is stands by
 * itself: it is compared with nothing. All that the picture shows stands below it as a list; in a narrow window above it.
 */
export function DiagramVersions({
  versions,
  names,
  onRestore,
  restoreRefusal,
  ...root
}: DiagramVersionsProps): ReactNode {
  const text = useFlowText();
  const { intl } = useUiIntl();
  const isNarrow = useMediaQuery(narrow);
  const [newerId, setNewer] = useState(versions[0]?.id ?? "");
  const [olderId, setOlder] = useState(versions[1]?.id ?? versions[0]?.id ?? "");
  const older = versions.find(({ id }) => id === olderId);
  const newer = versions.find(({ id }) => id === newerId);
  const changes = useMemo(() => (older && newer ? diff(older.diagram, newer.diagram) : []), [older, newer]);
  const compared = useMemo(() => older && newer && compareDiagrams(older.diagram, newer.diagram), [older, newer]);

  const moved = useMemo(() => (older && newer ? movedNodes(older.diagram, newer.diagram).length : 0), [older, newer]);

  if (!older || !newer || !compared) return <EmptyState level={3} title={text("versions.none")} />;

  const nameOf = ({ number, state, at }: DiagramVersion) =>
    text("versions.name", {
      number,
      state: text(`versions.${state}`),
      at: intl.formatDate(at, { dateStyle: "medium", timeStyle: "short" }),
    });
  const isOnly = versions.length === 1;
  const named = names ? { names } : {};
  const picture = (
    <DiagramViewer
      diagram={compared.diagram}
      marks={compared.marks}
      aria-label={isOnly ? nameOf(newer) : text("versions.picture")}
      height="420px"
      {...named}
    />
  );
  const options = versions.map((version) => ({ id: version.id, label: nameOf(version) }));
  return (
    <Stack {...rootProps(root)} gap={4}>
      {isOnly ? null : (
        <Grid min="240px">
          <Select name="older" label={text("versions.older")} items={options} value={older.id} onChange={setOlder} />
          <Select name="newer" label={text("versions.newer")} items={options} value={newer.id} onChange={setNewer} />
        </Grid>
      )}
      {isNarrow ? null : picture}
      {isOnly ? null : (
        <Card title={text("versions.changes", { count: changes.length })}>
          {changes.length === 0 ? (
            text("versions.same")
          ) : (
            <Changes>
              {changes.map((change) => (
                <li key={[change.code, ...change.nodes].join(" ")} data-change={change.code}>
                  {changeText(change, older.diagram, newer.diagram, text, names)}
                </li>
              ))}
            </Changes>
          )}
          {moved > 0 ? <Moved>{text("versions.moved", { count: moved })}</Moved> : null}
        </Card>
      )}
      <Disclosure key={String(isNarrow)} title={text("outline.label")} defaultExpanded={isNarrow}>
        <DiagramOutline diagram={compared.diagram} marks={compared.marks} {...named} />
      </Disclosure>
      {isNarrow ? picture : null}
      <Row>
        <StatusTag tone={tones[older.state]}>{nameOf(older)}</StatusTag>
        {older.by === undefined ? null : <span>{older.by}</span>}
        {onRestore && older.state !== "draft" ? (
          <Button
            onPress={() => onRestore(older)}
            {...(restoreRefusal === undefined ? {} : { disabledReason: restoreRefusal })}
          >
            {text("versions.restore", { number: older.number })}
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
}
