import { languageNames } from "@yer/api/contract/appearance";
import { type ArticleDraft, type ArticleRecord, articleAudiences, articles } from "@yer/api/contract/articles";
import { emptyRichText, plainText } from "@yer/api/contract/rich-text";
import { type Locale, locales } from "@yer/api/contract/values";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { AlertDialog, Button, InlineAlert, RadioGroup, Stack, Tabs, useDates } from "@yer/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { FilesField } from "../../cases/applications/form/FilesField.js";
import { LeaveGuard } from "../../base/screen/LeaveGuard.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { languagesNamed, managePath } from "./article-kinds.js";
import { useArticleText } from "./article-texts.js";
import { DraftConflict } from "./DraftConflict.js";
import { LanguageText } from "./LanguageText.js";
import { LegalFields } from "./LegalFields.js";
import { PublishDialog } from "./PublishDialog.js";
import { type ArticleDraftSaving, useArticleDraft } from "./use-article-draft.js";

/** Props of {@link DraftEditor}. */
export interface DraftEditorProps {
  readonly record: ArticleRecord;
  /** The draft as it was when the editor opened. */
  readonly draft: ArticleDraft;
}

/** Languages in which nothing that readers could read is written. */
function missingOf({ texts }: ArticleDraft["content"]): Locale[] {
  return locales.filter((locale) => {
    const written = texts[locale];
    return !written || written.title.trim() === "" || plainText(written.body).trim() === "";
  });
}

/**
 * A draft, kept while it is written, published or thrown away from here. It is not on the hook of forms
 * (docs/decisions/0102): several people write it, and it is compared where it is kept.
 */
export function DraftEditor({ record, draft }: DraftEditorProps) {
  const text = useArticleText();
  const dates = useDates();
  const noPublish = useRefusal("publish:article");
  const saving = useArticleDraft(record.id, draft);
  const [isPublishing, setPublishing] = useState(false);
  const { content } = saving.written;
  const isHeld = draft.dueAt !== null;
  const missing = missingOf(content);
  return (
    <Stack gap={4}>
      <Stack direction="row" gap={3} align="center" isWrapping>
        {saving.status}
        {isHeld ? (
          <Unschedule record={record} revision={draft.revision} />
        ) : (
          <Button
            variant="primary"
            onPress={async () => {
              if (await saving.flush()) setPublishing(true);
              else toasts.push({ tone: "danger", text: text("write.unsaved") });
            }}
            {...noPublish}
          >
            {text("word.publish")}
          </Button>
        )}
        {isHeld ? null : <DropDraft record={record} revision={saving.revision} />}
      </Stack>
      {isHeld && draft.dueAt !== null ? (
        <InlineAlert tone="info" title={text("write.scheduled", { at: dates.moment(draft.dueAt) })} />
      ) : null}
      {saving.failure ? <InlineAlert tone="danger" title={sayFailure(text, saving.failure)} isAnnounced /> : null}
      {missing.length > 0 ? (
        <InlineAlert tone="warning" title={text("write.missing", { languages: languagesNamed(missing) })} />
      ) : null}
      <Fields key={saving.epoch} record={record} saving={saving} isHeld={isHeld} />
      {isPublishing ? (
        <PublishDialog record={record} revision={saving.revision()} onClose={() => setPublishing(false)} />
      ) : null}
      <DraftConflict saving={saving} />
      <LeaveGuard isUnsaved={saving.isUnsaved} flush={saving.flush} />
    </Stack>
  );
}

interface FieldsProps {
  readonly record: ArticleRecord;
  readonly saving: ArticleDraftSaving;
  readonly isHeld: boolean;
}

function Fields({ record, saving, isHeld }: FieldsProps) {
  const text = useArticleText();
  const { content, files } = saving.written;
  const [language, setLanguage] = useState<string>("uz_UZ");
  const change = (part: Partial<typeof content>): void => saving.change({ content: { ...content, ...part } });
  const missing = missingOf(content);
  return (
    <Stack gap={6}>
      <Tabs
        aria-label={text("write.languages")}
        selectedKey={language}
        onSelectionChange={setLanguage}
        items={locales.map((locale) => ({
          id: locale,
          label: missing.includes(locale) ? `${languageNames[locale]} ○` : `${languageNames[locale]} ●`,
          content: (
            <LanguageText
              key={locale}
              kind={record.kind}
              locale={locale}
              value={content.texts[locale] ?? { title: "", body: emptyRichText }}
              onChange={(written) => change({ texts: { ...content.texts, [locale]: written } })}
              isReadOnly={isHeld}
            />
          ),
        }))}
      />
      {record.kind === "legal" && content.legal ? (
        <LegalFields value={content.legal} onChange={(legal) => change({ legal })} isReadOnly={isHeld} />
      ) : null}
      {record.kind === "page" ? null : (
        <RadioGroup
          label={text("audience.label")}
          items={articleAudiences.map((id) => ({ id, label: text(`audience.${id}`) }))}
          value={content.audience}
          onChange={(id) => change({ audience: articleAudiences.find((each) => each === id) ?? content.audience })}
          isReadOnly={isHeld}
        />
      )}
      <FilesField
        name="fileIds"
        label={text("read.files")}
        description={text("write.files.hint")}
        value={[...files]}
        onChange={(next) => saving.change({ files: next })}
        onBlur={() => undefined}
        error={undefined}
        isDisabled={false}
        isReadOnly={isHeld}
      />
    </Stack>
  );
}

function Unschedule({ record, revision }: { readonly record: ArticleRecord; readonly revision: number }) {
  const text = useArticleText();
  const refusal = useRefusal("publish:article");
  const [unschedule] = useAct(articles.unschedule);
  return (
    <Button
      onPress={async () => {
        const { failure } = await unschedule({ params: { id: record.id }, ifMatch: revision });
        if (failure) toasts.push({ tone: "danger", text: sayFailure(text, failure) });
      }}
      {...refusal}
    >
      {text("write.unschedule")}
    </Button>
  );
}

function DropDraft({ record, revision }: { readonly record: ArticleRecord; readonly revision: () => number }) {
  const text = useArticleText();
  const navigate = useNavigate();
  const [drop] = useAct(articles.dropDraft);
  return (
    <AlertDialog
      title={text("write.drop.question")}
      trigger={<Button>{text("write.drop")}</Button>}
      confirmLabel={text("write.drop")}
      isDanger
      onConfirm={async () => {
        const { failure } = await drop({ params: { id: record.id }, ifMatch: revision() });
        toasts.push(
          failure
            ? { tone: "danger", text: sayFailure(text, failure) }
            : { tone: "success", text: text("write.dropped") },
        );
        if (!failure && record.versions.length === 0) void navigate(managePath(record.kind));
      }}
    >
      {text(record.versions.length > 0 ? "write.drop.text" : "write.drop.whole")}
    </AlertDialog>
  );
}
