import { type ArticleKind, articles, type Shelf } from "@yer/api/contract/articles";
import { useTheme } from "@yer/api/react";
import { Button, Dialog, PlusIcon, Select, Stack, TextField } from "@yer/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { writingPath } from "./article-kinds.js";
import { useArticleText } from "./article-texts.js";

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
  const form = useEndpointForm(articles.create, {
    start: { slug: "", section: "none" },
    fields: { slug: text("manage.slug"), section: text("manage.section") },
    args: ({ slug, section }) => ({
      body: { kind, slug: slug.trim(), section: section === "none" ? null : section },
    }),
    onSaved: ({ id }) => navigate(`${writingPath(kind)}?edit=${id}`),
  });

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
          <Button variant="primary" onPress={() => form.submit()}>
            {text("word.begin")}
          </Button>
        }
      >
        <Stack gap={4}>
          <FormProblem form={form} />
          <TextField {...form.field("slug")} description={text("manage.slug.hint")} isRequired />
          {sections.length > 0 ? (
            <Select
              {...form.choice("section")}
              items={[
                { id: "none", label: text("manage.section.none") },
                ...sections.map(({ id, name }) => ({ id, label: name[locale] })),
              ]}
            />
          ) : null}
        </Stack>
      </Dialog>
    </>
  );
}
