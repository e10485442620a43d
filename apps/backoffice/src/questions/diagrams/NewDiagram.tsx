import { type DiagramLine, diagrams } from "@yer/api/contract/diagrams";
import { locales } from "@yer/api/contract/values";
import { addressOf } from "@yer/api/paths";
import { useTheme } from "@yer/api/react";
import { Button, Dialog, ErrorSummary, PlusIcon, Select, Stack, TextField } from "@yer/ui";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { useDiagramsText } from "./diagrams-texts.js";

const empty = { uz_UZ: "", uz_Cyrl: "", ru_RU: "", en_US: "" };

interface Written {
  readonly name: typeof empty;
  readonly copyOf: string | null;
}

const start: Written = { name: empty, copyOf: null };

/** Begins a diagram: a name in four languages, from an empty sheet or from a copy. */
export function NewDiagram({ lines }: { readonly lines: readonly DiagramLine[] }) {
  const text = useDiagramsText();
  const navigate = useNavigate();
  const { locale } = useTheme();
  const refusal = useRefusal("create:diagram");
  const form = useEndpointForm(diagrams.create, {
    start,
    fields: {
      "name.uz_UZ": text("word.name.uz_UZ"),
      "name.uz_Cyrl": text("diagrams.name.uz_Cyrl"),
      "name.ru_RU": text("word.name.ru_RU"),
      "name.en_US": text("word.name.en_US"),
      copyOf: text("diagrams.new.copyOf"),
    },
    args: ({ name, copyOf }: Written) => ({ body: { name, ...(copyOf === null ? {} : { copyOf }) } }),
    onSaved: ({ id }) => navigate(addressOf("/logic/:id", { id })),
  });
  const models = useMemo(
    () =>
      lines.flatMap(({ name, versions: [newest] }) =>
        newest
          ? [{ id: newest.id, label: text("word.namedVersion", { name: name[locale], number: newest.number }) }]
          : [],
      ),
    [lines, locale, text],
  );

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
        <form
          noValidate
          aria-label={text("diagrams.new")}
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          <Stack gap={5}>
            <ErrorSummary errors={form.errors} attempt={form.attempt} />
            <FormProblem form={form} />
            {locales.map((language) => (
              <TextField key={language} name={`name.${language}`} {...form.field(`name.${language}`)} isRequired />
            ))}
            <Select
              {...form.field("copyOf")}
              description={text("diagrams.new.copyOf.text")}
              items={models}
              isClearable
            />
            <Stack direction="row" gap={2}>
              <Button type="submit" variant="primary">
                {text("word.begin")}
              </Button>
            </Stack>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
