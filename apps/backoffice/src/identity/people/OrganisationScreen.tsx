import { organisations } from "@yer/api/contract/organisations";
import { type MemberLoad, work } from "@yer/api/contract/work";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useMay, useRead, useSession, useTheme } from "@yer/api/react";
import { Button, Card, type DataTableColumn, EmptyState, LockIcon, Skeleton, Stack, StatusTag, Tree } from "@yer/ui";
import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { RegisterTable } from "../../registers/kit/RegisterTable.js";
import { useCheck } from "../../base/screen/use-check.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { Handover } from "./Handover.js";
import { treeAround } from "./organisation-tree.js";
import { usePeopleText, withPeopleTexts } from "./people-texts.js";

function Members({ id }: { id: string }) {
  const text = usePeopleText();
  const { locale } = useTheme();
  const navigate = useNavigate();
  const mayRead = useMay("read_work:user");
  const right = useCheck()("hand_over:work");
  const [leaver, setLeaver] = useState<MemberLoad>();
  const read = useRead(work.ofOrganisation, mayRead ? { params: { id } } : skip);
  const { data } = read;
  const columns = useMemo<DataTableColumn<MemberLoad>[]>(
    () => [
      { id: "name", header: text("word.personName"), cell: (row) => row.name, isRowHeader: true, minWidth: 200 },
      {
        id: "position",
        header: text("why.kind.position"),
        cell: (row) => row.position?.[locale] ?? "—",
        minWidth: 160,
      },
      {
        id: "state",
        header: text("word.state"),
        cell: (row) => (row.blocked ? <StatusTag tone="danger">{text("word.blocked")}</StatusTag> : "—"),
        width: 144,
      },
      {
        id: "files",
        header: text("people.work.files"),
        cell: (row) => row.files,
        sortValue: (row) => row.files,
        align: "end",
        width: 184,
      },
      {
        id: "late",
        header: text("word.late"),
        cell: (row) => row.late,
        sortValue: (row) => row.late,
        align: "end",
        width: 144,
      },
    ],
    [text, locale],
  );
  return (
    <Card title={text("org.members")} description={data ? text("org.awaited", { count: data.awaited }) : undefined}>
      <RegisterTable
        name="members"
        read={read}
        mayRead={mayRead}
        aria-label={text("org.members")}
        columns={columns}
        rows={data?.items ?? []}
        rowId={(row) => row.id}
        rowHref={(row) => `/users?person=${row.id}&tab=work`}
        onRowOpen={(row) => void navigate(`/users?person=${row.id}&tab=work`)}
        // Who is responsible for no application may still hold a conclusion or an unsent form: the preview says so.
        rowActions={(row) => [
          {
            id: "handover",
            label: text("people.handover"),
            onAction: () => setLeaver(row),
            ...(right.allowed ? {} : { disabledReason: right.reason }),
          },
        ]}
        emptyState={<EmptyState title={text("org.members.empty")} />}
        noPermission={text("sets.forbidden")}
      />
      {leaver ? <Handover person={leaver} onClose={() => setLeaver(undefined)} /> : null}
    </Card>
  );
}

/** `/organization`: one's own organisation in its tree; members of the chosen one and what each is responsible for. */
function OrganisationScreen() {
  const text = usePeopleText();
  const { locale } = useTheme();
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const mayRead = useMay("read:organisation");
  const { data, failure, refetch } = useRead(organisations.list, mayRead ? { query: {} } : skip);
  const mayReadWork = useMay("read_work:user");
  const own = user?.organisation?.id;
  const chosen = params.get("id") ?? own;
  // Asked for with the tree, below which they are shown.
  useRead(work.ofOrganisation, mayReadWork && chosen !== undefined ? { params: { id: chosen } } : skip);
  const found = data?.items.find(({ id }) => id === chosen);
  const title = found?.name[locale] ?? text("word.organization");
  useScreenTitle(title);
  const nodes = useMemo(
    () => (own === undefined ? [] : treeAround(data?.items ?? [], own, ({ name }) => name[locale])),
    [own, data, locale],
  );
  // An organisation that nothing stands above or below needs no tree to be found in.
  const isAlone = nodes.length === 1 && (nodes[0]?.children ?? []).length === 0;
  const way = useMemo(() => (data?.items ?? []).map(({ id }) => id), [data]);

  if (!mayRead) return <EmptyState level={1} icon={<LockIcon size={32} />} title={text("org.forbidden")} />;
  if (own === undefined || chosen === undefined) return <EmptyState level={1} title={text("org.none")} />;
  return (
    <Stack gap={4}>
      <ScreenHead title={title} />
      {!data && !failure ? <Skeleton lines={8} /> : null}
      {isAlone || (!data && !failure) ? null : (
        <Card title={text("org.tree")}>
          {!data ? (
            <EmptyState
              title={failure && sayFailure(text, failure)}
              actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
            />
          ) : (
            <Tree
              aria-label={text("org.tree")}
              items={nodes}
              defaultExpandedKeys={way}
              selectionMode="single"
              selectedKeys={[chosen]}
              onSelectionChange={([id]) => {
                if (id !== undefined) setParams(id === own ? {} : { id });
              }}
            />
          )}
        </Card>
      )}
      {data || failure ? <Members key={chosen} id={chosen} /> : null}
    </Stack>
  );
}

export default withPeopleTexts(OrganisationScreen);
