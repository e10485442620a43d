import { type Factor, factors } from "@yer/api/contract/factors";
import { sayFailure } from "@yer/api/messages/sentences";
import { errorOf, type Failure, useAct, useRead } from "@yer/api/react";
import {
  AlertDialog,
  Button,
  Card,
  DescriptionList,
  Dialog,
  EmptyState,
  Grid,
  InlineAlert,
  Skeleton,
  Stack,
  useDates,
} from "@yer/ui";
import { useState } from "react";
import { toasts } from "../../base/screen/toast-queue.js";
import { EmailDialog } from "./EmailDialog.js";
import { EnrolFactor } from "./EnrolFactor.js";
import { PasswordDialog } from "./PasswordDialog.js";
import { ProveDialog } from "./ProveDialog.js";
import { RecoveryCodes } from "./RecoveryCodes.js";
import { RenameDialog } from "./RenameDialog.js";
import { useSignInText, withSignInTexts } from "./sign-in-texts.js";
import { useProved } from "./use-proved.js";

/** Which dialog is open. */
type Task =
  | { readonly kind: "add" }
  | { readonly kind: "remove"; readonly factor: Factor }
  | { readonly kind: "rename"; readonly factor: Factor }
  | { readonly kind: "codes"; readonly codes: readonly string[] }
  | { readonly kind: "renew" }
  | { readonly kind: "password" }
  | { readonly kind: "email" };

/** What wants a fresh proof of identity; a name changes nothing of what opens the account. */
function isGuarded({ kind }: Task): boolean {
  return kind !== "rename" && kind !== "codes";
}

/** How one signs in, in `/user-profile`: second factors, recovery codes, the password. Changes ask anew who one is. */
function AccountSecurityCard() {
  const text = useSignInText();
  const dates = useDates();
  const { data: own, failure, refetch } = useRead(factors.own);
  const isProved = useProved();
  const [begin] = useAct(factors.begin);
  const [add] = useAct(factors.add);
  const [remove] = useAct(factors.remove);
  const [renew] = useAct(factors.codes);
  const [wanted, setWanted] = useState<Task>();
  const [task, setTask] = useState<Task>();
  const [refused, setRefused] = useState<Failure>();
  const close = () => setTask(undefined);

  async function run(next: Task): Promise<void> {
    setWanted(undefined);
    if (next.kind !== "renew") return setTask(next);
    const outcome = await renew();
    if (outcome.failure) toasts.push({ tone: "danger", text: sayFailure(text, outcome.failure) });
    else setTask({ kind: "codes", codes: outcome.data.codes });
  }

  async function start(next: Task): Promise<void> {
    setRefused(undefined);
    if (isGuarded(next) && !(await isProved())) setWanted(next);
    else await run(next);
  }

  if (failure && !own) {
    return (
      <Card title={text("security.title")}>
        <EmptyState
          title={sayFailure(text, failure)}
          actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
        />
      </Card>
    );
  }
  if (!own) {
    return (
      <Card title={text("security.title")}>
        <Skeleton lines={4} />
      </Card>
    );
  }
  return (
    <Card title={text("security.title")}>
      <Grid min="260px" gap={6}>
        <Stack gap={2}>
          <h3>{text("security.factors")}</h3>
          {own.required ? <p>{text("security.factors.required")}</p> : null}
          {own.items.length === 0 ? (
            <p>{text("security.factors.empty")}</p>
          ) : (
            <DescriptionList
              items={own.items.map((factor) => ({
                term: factor.name,
                details: (
                  <Stack gap={1}>
                    <span>{text(`factor.kind.${factor.kind}`)}</span>
                    <span>{text("security.added", { at: dates.moment(factor.createdAt) })}</span>
                    {factor.lastUsedAt ? (
                      <span>{text("security.used", { at: dates.moment(factor.lastUsedAt) })}</span>
                    ) : null}
                    <Stack direction="row" gap={2}>
                      <Button
                        size="sm"
                        aria-label={`${text("security.rename")}: ${factor.name}`}
                        onPress={() => start({ kind: "rename", factor })}
                      >
                        {text("security.rename")}
                      </Button>
                      <Button
                        size="sm"
                        aria-label={`${text("security.remove")}: ${factor.name}`}
                        onPress={() => start({ kind: "remove", factor })}
                      >
                        {text("security.remove")}
                      </Button>
                    </Stack>
                  </Stack>
                ),
              }))}
            />
          )}
          <Stack direction="row" gap={2}>
            <Button onPress={() => start({ kind: "add" })}>{text("factor.finish")}</Button>
            {own.items.length > 0 ? (
              <Button onPress={() => start({ kind: "renew" })}>{text("factor.codes.renew")}</Button>
            ) : null}
          </Stack>
          {own.items.length > 0 ? <p>{text("factor.codes.left", { count: own.recoveryLeft })}</p> : null}
        </Stack>
        <Stack gap={2}>
          <h3>{text("word.password")}</h3>
          <p>{own.hasPassword ? text("password.username", { username: own.username ?? "" }) : text("password.none")}</p>
          <div>
            <Button onPress={() => start({ kind: "password" })}>
              {text(own.hasPassword ? "password.change" : "password.set")}
            </Button>
          </div>
        </Stack>
        <Stack gap={2}>
          <h3>{text("email.title")}</h3>
          <p>{own.email === null ? text("email.none") : text("email.to", { email: own.email })}</p>
          <div>
            <Button onPress={() => start({ kind: "email" })}>{text("email.change")}</Button>
          </div>
        </Stack>
      </Grid>
      {wanted ? <ProveDialog own={own} onClose={() => setWanted(undefined)} onProved={() => void run(wanted)} /> : null}
      {task?.kind === "add" ? (
        <Dialog
          isOpen
          onOpenChange={(open) => {
            if (!open) close();
          }}
          title={text("security.factors")}
        >
          <EnrolFactor
            passkeyHost={own.passkeyHost}
            begin={async (kind) => {
              const outcome = await begin({ body: { kind } });
              if (outcome.failure) throw errorOf(outcome.failure);
              return outcome.data;
            }}
            finish={async (enrolment) => {
              const outcome = await add({ body: { enrolment } });
              if (outcome.failure) throw errorOf(outcome.failure);
              setTask(outcome.data.codes ? { kind: "codes", codes: outcome.data.codes } : undefined);
            }}
          />
        </Dialog>
      ) : null}
      {task?.kind === "codes" ? (
        <Dialog
          isOpen
          onOpenChange={(open) => {
            if (!open) close();
          }}
          title={text("security.factors")}
        >
          <RecoveryCodes codes={task.codes} onDone={close} />
        </Dialog>
      ) : null}
      {task?.kind === "rename" ? <RenameDialog factor={task.factor} onClose={close} /> : null}
      {task?.kind === "remove" ? (
        <AlertDialog
          isOpen
          isDanger
          onOpenChange={(open) => {
            if (!open) close();
          }}
          title={text("security.remove")}
          confirmLabel={text("security.remove")}
          onConfirm={async () => {
            const outcome = await remove({ params: { id: task.factor.id } });
            if (!outcome.failure) return true;
            setRefused(outcome.failure);
            return false;
          }}
        >
          <Stack gap={2}>
            <p>{text("security.remove.text", { name: task.factor.name })}</p>
            {refused ? (
              <InlineAlert tone="danger" isAnnounced>
                {sayFailure(text, refused)}
              </InlineAlert>
            ) : null}
          </Stack>
        </AlertDialog>
      ) : null}
      {task?.kind === "password" ? <PasswordDialog own={own} onClose={close} /> : null}
      {task?.kind === "email" ? <EmailDialog email={own.email} onClose={close} /> : null}
    </Card>
  );
}

/** See {@link AccountSecurityCard}; brings its own texts. */
export const AccountSecurity = withSignInTexts(AccountSecurityCard);
