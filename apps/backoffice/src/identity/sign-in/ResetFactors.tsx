import { factors } from "@yer/api/contract/factors";
import { skip, useMay, useRead, useSession } from "@yer/api/react";
import { Button, Can, Dialog, Stack, TextArea } from "@yer/ui";
import { useState } from "react";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { ProveDialog } from "./ProveDialog.js";
import { useSignInText, withSignInTexts } from "./sign-in-texts.js";
import { useProved } from "./use-proved.js";

function ResetDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useSignInText();
  const { data: own } = useRead(factors.own);
  const isProved = useProved();
  const [proving, setProving] = useState(false);
  const form = useEndpointForm(factors.reset, {
    start: { reason: "" },
    fields: { reason: text("word.reason") },
    args: (body) => ({ params: { id }, body }),
    done: () => text("reset.done"),
    onSaved: onClose,
  });

  async function run(): Promise<void> {
    setProving(false);
    await form.submit();
  }

  async function start(): Promise<void> {
    if (!form.check()) return;
    if (await isProved()) await run();
    else setProving(true);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text("reset.title")}
      footer={
        <>
          <Button onPress={onClose}>{text("cancel")}</Button>
          <Button variant="danger" isDisabled={form.values.reason.trim() === ""} onPress={start}>
            {text("reset.title")}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <FormProblem form={form} />
        <p>{text("reset.text")}</p>
        <TextArea {...form.field("reason")} isRequired />
      </Stack>
      {proving && own ? <ProveDialog own={own} onClose={() => setProving(false)} onProved={() => void run()} /> : null}
    </Dialog>
  );
}

/** A person's second factors, and their reset by who may do it; nobody's own. */
function Reset({ id }: { id: string }) {
  const text = useSignInText();
  const { user } = useSession();
  const mayRead = useMay("read_sessions:user");
  const { data } = useRead(factors.of, mayRead ? { params: { id } } : skip);
  const [open, setOpen] = useState(false);
  if (!data) return null;
  return (
    <Stack gap={2}>
      <h3>{text("security.factors")}</h3>
      {data.required ? <p>{text("security.factors.required")}</p> : null}
      {data.items.length === 0 ? (
        <p>{text("reset.none")}</p>
      ) : (
        <ul>
          {data.items.map((factor) => (
            <li key={factor.id}>
              {factor.name}: {text(`factor.kind.${factor.kind}`)}
            </li>
          ))}
        </ul>
      )}
      {user?.id !== id && data.items.length > 0 ? (
        <div>
          <Can code="reset_factor:user" otherwise="disable">
            {(state) => (
              <Button variant="danger" onPress={() => setOpen(true)} {...state}>
                {text("reset.title")}
              </Button>
            )}
          </Can>
        </div>
      ) : null}
      {open ? <ResetDialog id={id} onClose={() => setOpen(false)} /> : null}
    </Stack>
  );
}

/** See {@link Reset}; brings its own texts. */
export const ResetFactors = withSignInTexts(Reset);
