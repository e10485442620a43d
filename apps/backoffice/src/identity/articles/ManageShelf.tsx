import { type ArticleKind, type ArticleLine, type Arrangement, articles, type Shelf } from "@yer/api/contract/articles";
import { locales } from "@yer/api/contract/values";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useAct, useRead, useTheme } from "@yer/api/react";
import {
  EmptyState,
  FileTextIcon,
  IconButton,
  InlineAlert,
  Link,
  Menu,
  MenuItem,
  MoreVerticalIcon,
  Skeleton,
  SortableList,
  Stack,
  StatusTag,
  useDates,
} from "@yer/ui";
import { styled } from "styled-components";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { languagesNamed, managePath, writingPath } from "./article-kinds.js";
import { useArticleText } from "./article-texts.js";
import { NewArticle } from "./NewArticle.js";
import { SectionsDialog } from "./SectionsDialog.js";

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-1) var(--yer-space-3);
  min-inline-size: 0;
  small {
    flex-basis: 100%;
    color: var(--yer-text-muted);
  }
`;

/** A kind's articles for those who write them: state, languages that are missing, order by drag and by keys. */
export function ManageShelf({ kind }: { readonly kind: ArticleKind }) {
  const text = useArticleText();
  const { disabledReason: refusal } = useRefusal("update:article");
  const mayWrite = refusal === undefined;
  const { data, failure, refetch } = useRead(articles.list, mayWrite ? { query: { kind } } : skip, { fresh: true });
  const title = text(`read.title.${kind}`);
  useScreenTitle(title);
  const save = useArrange(kind, data);
  return (
    <Stack gap={4}>
      <ScreenHead title={title}>
        {kind === "manual" || kind === "page" ? (
          <Link href={managePath(kind === "page" ? "manual" : "page")} button="secondary">
            {text(kind === "page" ? "read.title.manual" : "read.title.page")}
          </Link>
        ) : null}
        {data ? <SectionsDialog kind={kind} shelf={data} /> : null}
        <NewArticle kind={kind} sections={data?.sections ?? []} />
      </ScreenHead>
      {!mayWrite ? (
        <InlineAlert tone="warning" title={refusal} />
      ) : failure && !data ? (
        <FailedRead failure={failure} onRetry={() => void refetch()} />
      ) : data ? (
        data.articles.length === 0 && data.sections.length === 0 ? (
          <EmptyState level={2} icon={<FileTextIcon size={32} />} title={text("manage.empty")} />
        ) : (
          <Groups kind={kind} shelf={data} onSave={save} />
        )
      ) : (
        <div aria-busy="true">
          <Skeleton lines={6} />
        </div>
      )}
    </Stack>
  );
}

/** Keeps an order; tells why where it could not be kept. */
function useArrange(kind: ArticleKind, shelf: Shelf | undefined) {
  const text = useArticleText();
  const [arrange] = useAct(articles.arrange);
  return async (arrangement: Arrangement): Promise<boolean> => {
    const { failure } = await arrange({ params: { kind }, ifMatch: shelf?.version ?? 0, body: arrangement });
    toasts.push(
      failure
        ? { tone: "danger", text: sayFailure(text, failure) }
        : { tone: "success", text: text("manage.arranged") },
    );
    return !failure;
  };
}

interface GroupsProps {
  readonly kind: ArticleKind;
  readonly shelf: Shelf;
  readonly onSave: (arrangement: Arrangement) => Promise<boolean>;
}

function Groups({ kind, shelf, onSave }: GroupsProps) {
  const text = useArticleText();
  const { locale } = useTheme();
  const groups = [
    { id: "loose", name: text("read.loose"), articles: shelf.loose },
    ...shelf.sections.map(({ id, name, articles: ids }) => ({ id, name: name[locale], articles: ids })),
  ];
  const byId = new Map(shelf.articles.map((line) => [line.id, line]));

  const withGroups = (next: (id: string, ids: readonly string[]) => readonly string[]): Arrangement => ({
    loose: [...next("loose", shelf.loose)],
    sections: shelf.sections.map((section) => ({ ...section, articles: [...next(section.id, section.articles)] })),
  });
  const moveTo = (article: string, group: string): Arrangement =>
    withGroups((id, ids) => {
      const rest = ids.filter((each) => each !== article);
      return id === group ? [...rest, article] : rest;
    });

  return groups
    .filter(({ id, articles: ids }) => id !== "loose" || ids.length > 0)
    .map((group) => (
      <section key={group.id} aria-labelledby={`group-${group.id}`}>
        <Stack gap={2}>
          <h2 id={`group-${group.id}`}>{group.name}</h2>
          <SortableList
            aria-label={group.name}
            items={group.articles.flatMap((id) => {
              const line = byId.get(id);
              return line ? [{ id, label: titleOf(line, locale) ?? line.slug, line }] : [];
            })}
            order={group.articles}
            onReorder={(order) => void onSave(withGroups((id, ids) => (id === group.id ? order : ids)))}
            actions={({ id, label }) =>
              groups.length < 2 ? null : (
                <Menu
                  aria-label={text("manage.acts", { name: label })}
                  trigger={
                    <IconButton
                      size="sm"
                      icon={<MoreVerticalIcon />}
                      aria-label={text("manage.acts", { name: label })}
                    />
                  }
                  onAction={(key) => void onSave(moveTo(id, String(key)))}
                >
                  {groups
                    .filter((each) => each.id !== group.id)
                    .map((each) => (
                      <MenuItem key={each.id} id={each.id}>
                        {text("manage.moveTo", { section: each.name })}
                      </MenuItem>
                    ))}
                </Menu>
              )
            }
          >
            {({ label, line }) => <ArticleState kind={kind} name={label} line={line} />}
          </SortableList>
        </Stack>
      </section>
    ));
}

function titleOf({ titles }: ArticleLine, locale: (typeof locales)[number]): string | undefined {
  return [locale, ...locales].map((each) => titles[each]).find((title) => title !== null) ?? undefined;
}

interface ArticleStateProps {
  readonly kind: ArticleKind;
  readonly name: string;
  readonly line: ArticleLine;
}

function ArticleState({ kind, name, line }: ArticleStateProps) {
  const text = useArticleText();
  const dates = useDates();
  const { inForce, draft } = line;
  const facts = [
    text(`audience.${line.audience}`),
    ...(inForce ? [[inForce.publishedBy, dates.moment(inForce.publishedAt)].filter(Boolean).join(", ")] : []),
    ...(line.missing.length > 0 ? [text("articles.missing", { languages: languagesNamed(line.missing) })] : []),
  ];
  return (
    <Line>
      <Link href={`${writingPath(kind)}?edit=${line.id}`}>{name}</Link>
      {inForce ? <StatusTag tone="success">{text("manage.inForce", { number: inForce.number })}</StatusTag> : null}
      {line.withdrawn ? <StatusTag tone="danger">{text("manage.withdrawn")}</StatusTag> : null}
      {draft ? (
        <StatusTag tone={draft.dueAt ? "progress" : "warning"}>
          {draft.dueAt ? text("manage.scheduled", { at: dates.moment(draft.dueAt) }) : text("word.draft")}
        </StatusTag>
      ) : null}
      <small>{facts.join(" · ")}</small>
    </Line>
  );
}
