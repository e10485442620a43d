import { type DiagramLine, diagrams } from "@yer/api/contract/diagrams";
import { locales } from "@yer/api/contract/values";
import { addressOf } from "@yer/api/paths";
import { useAct, useTheme } from "@yer/api/react";
import { Button, Dialog, Form, FormField, PlusIcon, type Refusal, Select, Stack, TextField } from "@yer/ui";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { refusalOf } from "../application/form/refusalOf.js";
import { contractIssue } from "../language/contractIssue.js";
import { useRefusal } from "../shell/useRefusal.js";
import { useDiagramsText } from "./diagramsTexts.js";

const empty = { uz_UZ: "", uz_Cyrl: "", ru_RU: "", en_US: "" };

/** Begins a diagram: a name in four languages, from an empty sheet or from a copy. */
export function NewDiagram({ lines }: { readonly lines: readonly DiagramLine[] }) {
  const text = useDiagramsText();
  const navigate = useNavigate();
  const { locale } = useTheme();
  const refusal = useRefusal("create:diagram");
  const [create] = useAct(diagrams.create);
  const [copyOf, setCopyOf] = useState<string>();
  const issueMessage = useMemo(
    () =>
      contractIssue(text, (path) => {
        const language = locales.find((each) => each === path);
        return language && text(`diagrams.name.${language}`);
      }),
    [text],
  );
  const models = useMemo(
    () =>
      lines.flatMap(({ name, versions: [newest] }) =>
        newest
          ? [{ id: newest.id, label: text("diagrams.new.copyOf.name", { name: name[locale], number: newest.number }) }]
          : [],
      ),
    [lines, locale, text],
  );

  async function begin(name: typeof empty): Promise<Refusal | void> {
    const begun = await create({ body: { name, ...(copyOf !== undefined && { copyOf }) } });
    if (begun.failure) return refusalOf(text, begun.failure);
    void navigate(addressOf("/logic/:id", { id: begun.data.id }));
    return undefined;
  }

  return (
    <Dialog
      title={text("diagrams.new")}
      trigger={
        <Button variant="primary" icon={<PlusIcon />} {...refusal}>
          {text("diagrams.new")}
        </Button>
      }
    >
      {() => (
        <Form
          aria-label={text("diagrams.new")}
          schema={diagrams.create.body.shape.name}
          defaultValues={empty}
          issueMessage={issueMessage}
          onSubmit={begin}
        >
          {locales.map((language) => (
            <FormField key={language} name={language}>
              {(field) => <TextField label={text(`diagrams.name.${language}`)} isRequired {...field} />}
            </FormField>
          ))}
          <Select
            label={text("diagrams.new.copyOf")}
            description={text("diagrams.new.copyOf.text")}
            options={models}
            value={copyOf ?? null}
            onChange={(id) => setCopyOf(id ?? undefined)}
            isClearable
          />
          <Stack direction="row" gap={2}>
            <Button type="submit" variant="primary">
              {text("diagrams.new.begin")}
            </Button>
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}
