import { languageNames } from "@yer/api/contract/appearance";
import { type ArticleKind, type Arrangement, arrangement, articles, type Shelf } from "@yer/api/contract/articles";
import { locales } from "@yer/api/contract/values";
import { useTheme } from "@yer/api/react";
import { Button, Dialog, IconButton, InlineAlert, SortableList, Stack, TextField, TrashIcon } from "@yer/ui";
import { useState } from "react";
import { FormCompared } from "../../base/forms/FormCompared.js";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { useArticleText } from "./article-texts.js";

type Section = Pick<Arrangement["sections"][number], "id" | "name">;
type Arranged = Arrangement & Pick<Shelf, "version">;

/** What is written of sections, and the order that their articles have. */
interface Written {
  readonly base: Arrangement;
  readonly sections: readonly Section[];
}

function writtenOf(base: Arrangement): Written {
  return { base, sections: base.sections.map(({ id, name }) => ({ id, name })) };
}

/** Sections as they are written, with the articles that they have; those of one that was taken away stand in none. */
function arrangementOf({ base, sections }: Written): Arrangement {
  const kept = new Set(sections.map(({ id }) => id));
  const articlesOf = new Map(base.sections.map((section) => [section.id, section.articles]));
  const freed = base.sections.filter(({ id }) => !kept.has(id)).flatMap((section) => section.articles);
  return {
    loose: [...base.loose, ...freed],
    sections: sections.map((section) => ({ ...section, articles: articlesOf.get(section.id) ?? [] })),
  };
}

/** An order out of a refusal. */
function readArranged(current: unknown): Arranged | undefined {
  const parsed = arrangement.safeParse(current);
  return parsed.success ? { ...parsed.data, version: (current as Arranged).version } : undefined;
}

/** Props of {@link SectionsDialog}. */
export interface SectionsDialogProps {
  readonly kind: ArticleKind;
  readonly shelf: Shelf;
}

/** The button that opens a kind's sections: their names in four languages, their order. */
export function SectionsDialog({ kind, shelf }: SectionsDialogProps) {
  const text = useArticleText();
  const refusal = useRefusal("update:article");
  // What another keeps meanwhile must not slip under what is written here: saving tells of it.
  const [begun, setBegun] = useState<Shelf>();
  return (
    <>
      <Button onPress={() => setBegun(shelf)} {...refusal}>
        {text("manage.sections")}
      </Button>
      {begun ? <Sections kind={kind} begun={begun} onClose={() => setBegun(undefined)} /> : null}
    </>
  );
}

interface SectionsProps {
  readonly kind: ArticleKind;
  readonly begun: Shelf;
  readonly onClose: () => void;
}

function Sections({ kind, begun, onClose }: SectionsProps) {
  const text = useArticleText();
  const { locale } = useTheme();
  const [start] = useState(() => writtenOf(begun));
  const labelOf = ({ name }: Section): string => name[locale] || text("manage.untitled");
  const form = useEndpointForm(articles.arrange, {
    start,
    version: begun.version,
    fields: {
      sections: {
        label: text("manage.sections"),
        show: (sections) => (sections as readonly Section[]).map(labelOf).join(", "),
      },
    },
    args: (written: Written) => ({ params: { kind }, body: arrangementOf(written) }),
    compare: {
      read: readArranged,
      valuesOf: writtenOf,
      merge: (theirs, decided, mine) => ({ ...mine, ...decided, base: theirs }),
    },
    done: () => text("manage.arranged"),
    onSaved: onClose,
  });
  const { attempt, change, errorAt, faults, frame } = form;
  const { sections } = form.values;
  const [open, setOpen] = useState<string>();
  const at = sections.findIndex(({ id }) => id === open);
  const current = sections[at];

  // A name that is wrong is shown with its section.
  const [shown, setShown] = useState(attempt);
  if (shown !== attempt) {
    setShown(attempt);
    const wrong = faults.flatMap(({ pointer }) => /^\/sections\/(\d+)\//.exec(pointer)?.[1] ?? [])[0];
    if (wrong !== undefined) setOpen(sections[Number(wrong)]?.id);
  }

  function add(): void {
    const id = crypto.randomUUID();
    change({ sections: [...sections, { id, name: { uz_UZ: "", uz_Cyrl: "", ru_RU: "", en_US: "" } }] });
    setOpen(id);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={text("manage.sections")}
      footer={
        <>
          <Button onPress={add}>{text("manage.sections.add")}</Button>
          <Button variant="primary" isPending={form.isSending} onPress={() => form.submit()}>
            {text("word.save")}
          </Button>
        </>
      }
    >
      <div ref={frame}>
        <Stack gap={4}>
          <FormProblem form={form} />
          {errorAt("/sections") === undefined ? null : (
            <InlineAlert tone="danger" isAnnounced>
              {errorAt("/sections")}
            </InlineAlert>
          )}
          <SortableList
            aria-label={text("manage.sections")}
            items={sections.map((section) => ({ id: section.id, label: labelOf(section) }))}
            order={sections.map(({ id }) => id)}
            onReorder={(order) =>
              change({ sections: order.flatMap((id) => sections.find((section) => section.id === id) ?? []) })
            }
            actions={({ id, label }) => (
              <>
                <Button size="sm" onPress={() => setOpen(id)}>
                  {text("articles.edit")}
                </Button>
                <IconButton
                  size="sm"
                  icon={<TrashIcon size={16} />}
                  aria-label={`${text("manage.sections.remove")}: ${label}`}
                  onPress={() => change({ sections: sections.filter((section) => section.id !== id) })}
                />
              </>
            )}
          />
          {current
            ? locales.map((each) => (
                <TextField
                  key={`${current.id} ${each}`}
                  label={`${text("manage.sections.rename")} (${languageNames[each]})`}
                  value={current.name[each]}
                  onChange={(name) =>
                    change({
                      sections: sections.with(at, { ...current, name: { ...current.name, [each]: name } }),
                    })
                  }
                  error={errorAt(`/sections/${at}/name/${each}`)}
                  maxLength={200}
                />
              ))
            : null}
        </Stack>
      </div>
      <FormCompared form={form} />
    </Dialog>
  );
}
