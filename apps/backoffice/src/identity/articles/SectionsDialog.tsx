import { languageNames } from "@yer/api/contract/appearance";
import type { Arrangement, Shelf } from "@yer/api/contract/articles";
import { locales } from "@yer/api/contract/values";
import { useTheme } from "@yer/api/react";
import { Button, Dialog, IconButton, SortableList, Stack, TextField, TrashIcon } from "@yer/ui";
import { useState } from "react";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { useArticleText } from "./article-texts.js";

type Section = Arrangement["sections"][number];

/** Props of {@link SectionsDialog}. */
export interface SectionsDialogProps {
  readonly shelf: Shelf;
  /** Keeps the order, made of this version; resolves with whether that worked. */
  readonly onSave: (arrangement: Arrangement, version: number) => Promise<boolean>;
}

/** Sections of a kind: their names in four languages, their order. Articles of one that is taken away stand in none. */
export function SectionsDialog({ shelf, onSave }: SectionsDialogProps) {
  const text = useArticleText();
  const { locale } = useTheme();
  const refusal = useRefusal("update:article");
  const [isOpen, setOpen] = useState(false);
  // What another keeps meanwhile must not slip under what is written here: saving tells of it.
  const [begun, setBegun] = useState(shelf);
  const [sections, setSections] = useState<readonly Section[]>(shelf.sections);
  const [open, setOpened] = useState<string>();
  const [isSent, setSent] = useState(false);
  const isNamed = ({ name }: Section): boolean => locales.every((each) => name[each].trim() !== "");

  function begin(): void {
    setBegun(shelf);
    setSections(shelf.sections);
    setOpened(undefined);
    setSent(false);
    setOpen(true);
  }
  function add(): void {
    const id = crypto.randomUUID();
    const name = { uz_UZ: "", uz_Cyrl: "", ru_RU: "", en_US: "" };
    setSections((all) => [...all, { id, name, articles: [] }]);
    setOpened(id);
  }
  async function save(): Promise<void> {
    setSent(true);
    const wrong = sections.find((section) => !isNamed(section));
    if (wrong) return setOpened(wrong.id);
    const kept = new Set(sections.map(({ id }) => id));
    const freed = begun.sections.filter(({ id }) => !kept.has(id)).flatMap(({ articles }) => articles);
    const arrangement = { loose: [...begun.loose, ...freed], sections: [...sections] };
    if (await onSave(arrangement, begun.version)) setOpen(false);
  }

  const current = sections.find(({ id }) => id === open);
  return (
    <>
      <Button onPress={begin} {...refusal}>
        {text("manage.sections")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={text("manage.sections")}
        footer={
          <>
            <Button onPress={add}>{text("manage.sections.add")}</Button>
            <Button variant="primary" onPress={save}>
              {text("word.save")}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <SortableList
            aria-label={text("manage.sections")}
            items={sections.map((section) => ({
              id: section.id,
              label: section.name[locale] || text("manage.untitled"),
            }))}
            order={sections.map(({ id }) => id)}
            onReorder={(order) =>
              setSections((all) => order.flatMap((id) => all.find((section) => section.id === id) ?? []))
            }
            actions={({ id, label }) => (
              <>
                <Button size="sm" onPress={() => setOpened(id)}>
                  {text("articles.edit")}
                </Button>
                <IconButton
                  size="sm"
                  icon={<TrashIcon size={16} />}
                  aria-label={`${text("manage.sections.remove")}: ${label}`}
                  onPress={() => setSections((all) => all.filter((section) => section.id !== id))}
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
                    setSections((all) =>
                      all.map((section) =>
                        section.id === current.id ? { ...section, name: { ...section.name, [each]: name } } : section,
                      ),
                    )
                  }
                  {...(isSent && current.name[each].trim() === "" ? { error: text("fault.required") } : {})}
                  maxLength={200}
                />
              ))
            : null}
        </Stack>
      </Dialog>
    </>
  );
}
