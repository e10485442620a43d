import { type ArticleKind, articles, slug as slugSchema, type Shelf } from "@yer/api/contract/articles";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct, useTheme } from "@yer/api/react";
import { Button, Dialog, InlineAlert, PlusIcon, Select, Stack, TextField } from "@yer/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useRefusal } from "../shell/useRefusal.js";
import { writingPath } from "./articleKinds.js";
import { useArticleText } from "./articleTexts.js";

/** Props of {@link NewArticle}. */
export interface NewArticleProps {
  readonly kind: ArticleKind;
  readonly sections: Shelf["sections"];
}

/** Begins an article: its address, which never changes, and its section. */
export function NewArticle({ kind, sections }: NewArticleProps) {
  const text = useArticleText();
  const { locale } = useTheme();
  const navigate = useNavigate();
  const closed = useRefusal("create:article");
  const [isOpen, setOpen] = useState(false);
  const [slug, setSlug] = useState("");
  const [section, setSection] = useState("none");
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [create] = useAct(articles.create);

  async function send(): Promise<void> {
    const given = slug.trim();
    if (!slugSchema.safeParse(given).success) return setError(text(given === "" ? "fault.required" : "fault.slug"));
    const made = await create({ body: { kind, slug: given, section: section === "none" ? null : section } });
    if (!made.failure) return navigate(`${writingPath(kind)}?edit=${made.data.id}`);
    const { failure } = made;
    const isTaken =
      failure.kind === "problem" && failure.problem.errors?.some(({ code }) => code === "slug-taken") === true;
    setError(isTaken ? text("fault.slug-taken") : undefined);
    setRefusal(isTaken ? undefined : sayFailure(text, failure));
  }

  return (
    <>
      <Button variant="primary" icon={<PlusIcon />} onPress={() => setOpen(true)} {...closed}>
        {text("manage.new")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={text("manage.new.title")}
        footer={
          <Button variant="primary" onPress={send}>
            {text("manage.begin")}
          </Button>
        }
      >
        <Stack gap={4}>
          {refusal === undefined ? null : <InlineAlert tone="danger" title={refusal} announce />}
          <TextField
            label={text("manage.slug")}
            description={text("manage.slug.hint")}
            value={slug}
            onChange={setSlug}
            error={error}
            isRequired
          />
          {sections.length > 0 ? (
            <Select
              label={text("manage.section")}
              options={[
                { id: "none", label: text("manage.section.none") },
                ...sections.map(({ id, name }) => ({ id, label: name[locale] })),
              ]}
              value={section}
              onChange={(id) => setSection(id ?? "none")}
            />
          ) : null}
        </Stack>
      </Dialog>
    </>
  );
}
