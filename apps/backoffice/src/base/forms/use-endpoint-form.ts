import type { Endpoint, ReplyOf } from "@yer/api/contract/endpoint";
import { sayFailure } from "@yer/api/messages/sentences";
import { type ActOutcome, type Failure, useAct } from "@yer/api/react";
import type { FormError, Refusal } from "@yer/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { safeParse } from "zod/mini";
import { useText } from "../language/use-text.js";
import { toasts } from "../screen/toast-queue.js";
import type { EndpointForm, EndpointFormOptions, FieldBound, Submitted } from "./endpoint-form.js";
import { check, faultAt, faultsOfFailure, type FormFault, inWords } from "./faults.js";
import { fieldsOf, isWithin, partWith, type PathOf, type ValueAt, valueAt } from "./fields.js";
import { isStale, standingOf } from "../screen/stale.js";
import { useFormValues } from "./use-form-values.js";

/** Sends by the latest render's function, and is itself the same at every render. */
function createSender<Given>() {
  let latest: ((given: Given) => Promise<Refusal | void>) | undefined;
  return {
    follow: (send: (given: Given) => Promise<Refusal | void>): void => {
      latest = send;
    },
    send: async (given: Given): Promise<Refusal | void> => latest?.(given),
  };
}

const unsent: Submitted = { isSaved: false };

interface Standing<Values> {
  readonly version: number | undefined;
  /** The values that what is written was begun on; unknown of a draft of an older version. */
  readonly values: Values | undefined;
}

/**
 * Binds a form to an endpoint: its schema, its labels, its draft, its conflict, and its errors at the fields
 * (docs/decisions/0102). What is written stays until the service has it, whatever happens to the attempt.
 */
export function useEndpointForm<
  E extends Endpoint,
  Values extends object,
  Path extends PathOf<Values>,
  Theirs extends { readonly version: number } = never,
  Given = Values,
>(
  endpoint: E,
  options: EndpointFormOptions<E, Values, Path, Given, Theirs>,
): EndpointForm<Values, Path, Given, Theirs> {
  const { start, version, compare, isFollowing = true } = options;
  const text = useText();
  const [act] = useAct(endpoint);
  const draft = useFormValues(options.draft, start, version ?? null);
  const { value: values, restored, change } = draft;
  const fields = fieldsOf(options.fields);

  const [isTried, setTried] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  /** Why the service refused, and the values that it refused. */
  const [refused, setRefused] = useState<{ readonly failure: Failure; readonly values: Values }>();
  const [met, setMet] = useState<{ readonly theirs: Theirs; readonly mine: Given }>();
  const running = useRef<Promise<Submitted>>(undefined);
  const merging = useRef(false);
  const holder = useRef<HTMLElement>(null);
  const frame = useCallback((element: HTMLElement | null) => {
    holder.current = element;
  }, []);

  // A form that compares stands on what it was begun on: somebody else's change must not slip under it.
  const [standing, setStanding] = useState<Standing<Values>>({ version, values: start });
  const began = restored?.baseVersion ?? undefined;
  if (compare && restored && began !== undefined && began !== standing.version) {
    setStanding({ version: began, values: undefined });
  } else if (compare && isFollowing && !restored && !draft.isChanged && (version ?? 0) > (standing.version ?? 0)) {
    setStanding({ version, values: start });
  }

  const [begun, setBegun] = useState<{ readonly epoch: number; readonly round: number; readonly values: Values }>();
  if (draft.ready && begun?.epoch !== draft.epoch) setBegun({ epoch: draft.epoch, round: 0, values });
  const begin = (next: Values): void => setBegun({ epoch: draft.epoch, round: (begun?.round ?? 0) + 1, values: next });

  const own = isTried ? faultsIn(values) : [];
  const theirs = isStale(refused?.failure) ? [] : faultsOfFailure(text, refused?.failure, options);
  const isMended = (path: string): boolean =>
    refused !== undefined && valueAt(refused.values, path) !== valueAt(values, path);
  const open = [
    ...own,
    ...theirs.filter(({ pointer }) => !fields.some(({ path, at }) => isWithin(pointer, at) && isMended(path))),
  ];

  function faultsIn(now: Values): readonly FormFault[] {
    // What the form itself says of a place goes before what the schema says of it.
    const more = options.faults?.(now) ?? [];
    if (options.schema) return more;
    const { faults = [] } = check(endpoint, options.args(now as unknown as Given));
    return [...more, ...inWords(text, faults, options)];
  }

  /** One more attempt that came to nothing: the first field to mend takes the focus, once its error is drawn. */
  const fail = (): void => setAttempt((count) => count + 1);
  // Not in the frame after the attempt: on a busy machine the error is not drawn by then.
  useEffect(() => {
    if (attempt === 0) return;
    const frame = requestAnimationFrame(() => {
      const wrong = holder.current?.querySelector<HTMLElement>("[aria-invalid=true]");
      wrong?.focus();
      // A group of choices cannot take the focus itself: the first of its choices does.
      if (document.activeElement !== wrong) wrong?.querySelector<HTMLElement>("input, button")?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [attempt]);

  function refuse(failure: Failure, now: Values): void {
    setRefused({ failure, values: now });
    fail();
  }

  async function attemptWith(given: Given, now: Values, over: number | undefined): Promise<Submitted> {
    const checked = check(endpoint, options.args(given));
    if (checked.faults) {
      // What a `Form` let through, or two versions made one: said as the service would.
      const problem = { type: "about:blank", title: "invalid", status: 400, code: "invalid" as const };
      const failure: Failure = { kind: "problem", problem: { ...problem, errors: [...checked.faults] } };
      refuse(failure, now);
      return { isSaved: false, failure };
    }
    const asked = { ...checked.asked, ...(endpoint.guarded && over !== undefined ? { ifMatch: over } : {}) };
    const outcome = await (act as (asked: object) => Promise<ActOutcome<ReplyOf<E>>>)(asked);
    if (!outcome.failure) {
      const reply = outcome.data;
      const saved = compare?.read(reply);
      if (saved && compare) {
        setStanding({ version: saved.version, values: compare.valuesOf(saved) });
        // A `Form` that keeps its own values does not know what was made of them.
        if (merging.current) begin(compare.valuesOf(saved));
      }
      setMet(undefined);
      setTried(false);
      // One that stays behind is offered once more, and can be thrown away then.
      if (!options.isKeeping) await draft.discard().catch(() => undefined);
      if (options.done) toasts.push({ tone: "success", text: options.done(reply, given) });
      await options.onSaved?.(reply, given);
      return { isSaved: true };
    }
    const { failure } = outcome;
    if (isStale(failure)) options.onStale?.();
    const current = compare?.read(standingOf(failure));
    if (current) {
      setMet({ theirs: current, mine: given });
      return unsent;
    }
    setMet(undefined);
    refuse(failure, now);
    return { isSaved: false, failure };
  }

  /** One attempt at a time: a second press is the first one's. */
  function attemptOnce(given: Given, now: Values, over: number | undefined): Promise<Submitted> {
    if (running.current) return running.current;
    setRefused(undefined);
    setSending(true);
    running.current = attemptWith(given, now, over).finally(() => {
      running.current = undefined;
      setSending(false);
    });
    return running.current;
  }

  function checkNow(now: Values): boolean {
    setTried(true);
    setRefused(undefined);
    if (faultsIn(now).length === 0) return true;
    fail();
    return false;
  }

  const over = compare ? standing.version : version;
  async function submit(part?: Partial<Values>): Promise<Submitted> {
    if (running.current) return running.current;
    const now = part ? { ...values, ...part } : values;
    if (part) change(part);
    if (!checkNow(now)) return unsent;
    return attemptOnce(now as unknown as Given, now, over);
  }

  const refusalOf = (found: readonly FormFault[], failure: Failure): Refusal => {
    const named: Record<string, string> = {};
    for (const { pointer, message } of found) {
      named[options.nameOf?.(pointer) ?? pointer.slice(1).replaceAll("/", ".")] ??= message;
    }
    return found.length > 0 ? { fields: named } : { form: sayFailure(text, failure) };
  };
  async function sendChecked(given: Given): Promise<Refusal | void> {
    const { failure } = await attemptOnce(given, values, over);
    return failure && refusalOf(faultsOfFailure(text, failure, options), failure);
  }
  const [sender] = useState(createSender<Given>);
  useEffect(() => sender.follow(sendChecked));

  async function resolve(decided: Readonly<Record<string, unknown>>): Promise<void> {
    if (!met || !compare) return;
    if (compare.merge) {
      merging.current = true;
      const { failure } = await attemptOnce(compare.merge(met.theirs, decided, met.mine), values, met.theirs.version);
      merging.current = false;
      if (failure) toasts.push({ tone: "danger", text: sayFailure(text, failure) });
      return;
    }
    let next = values;
    for (const [path, value] of Object.entries(decided)) next = { ...next, ...partWith(next, path, value) };
    change(next);
    begin(next);
    setStanding({ version: met.theirs.version, values: compare.valuesOf(met.theirs) });
    setMet(undefined);
    const given = options.schema ? safeParse(options.schema, next) : { success: true as const, data: next as unknown };
    // What the two make together may be wrong: the form says where, when it is sent.
    if (!given.success || (!options.schema && !checkNow(next))) return;
    const { failure } = await attemptOnce(given.data as Given, next, met.theirs.version);
    if (failure && options.schema) toasts.push({ tone: "danger", text: sayFailure(text, failure) });
  }

  const theirValues = met && compare?.valuesOf(met.theirs);
  const at = (path: Path | `/${string}`): string | undefined => faultAt(open, fields, path);
  const labelOf = (path: string): string => fields.find((one) => one.path === path)?.label ?? "";
  const set = (path: string, value: unknown): void => change(partWith(values, path, value) as Partial<Values>);
  const isElsewhere = ({ pointer }: FormFault): boolean => !fields.some((one) => isWithin(pointer, one.at));

  return {
    values,
    change,
    draft,
    isTried,
    isSending,
    field: <Name extends Path>(name: Name) => {
      const value = valueAt(values, name);
      const bound = { onChange: (next: unknown) => set(name, next), error: at(name) };
      const whole =
        typeof value === "boolean"
          ? { ...bound, isSelected: value, children: labelOf(name) }
          : { ...bound, value, label: labelOf(name) };
      // Which of the two it is follows from the value, which only the form's type knows beforehand.
      return whole as unknown as FieldBound<ValueAt<Values, Name>>;
    },
    choice: (name) => {
      const value = valueAt(values, name);
      return {
        label: labelOf(name),
        value: typeof value === "string" ? value : null,
        onChange: (id) => {
          if (id !== null || valueAt(start, name) === null) set(name, id);
        },
        error: at(name),
      };
    },
    errorAt: at,
    faults: open,
    errors: fields.flatMap(({ path, label }): FormError[] => {
      const fault = at(path as Path);
      return fault === undefined ? [] : [{ name: path, message: text("word.fieldFault", { field: label, fault }) }];
    }),
    attempt,
    problem: sayProblem(),
    failure: refused?.failure,
    conflict:
      met && theirValues
        ? {
            ...met,
            base: standing.values,
            fields: fields
              .filter(({ isCompared = true }) => isCompared)
              .map(({ path, label, show }) => ({
                name: path,
                label,
                ...(show ? { show } : {}),
                base: standing.values && valueAt(standing.values, path),
                mine: valueAt(values, path),
                theirs: valueAt(theirValues, path),
              })),
            close: () => setMet(undefined),
            resolve,
          }
        : undefined,
    standsOn: over,
    isOld: began !== undefined && version !== undefined && began !== version,
    frame,
    check: () => checkNow(values),
    submit,
    refuse: (failure) => (failure ? refuse(failure, values) : setRefused(undefined)),
    send: sender.send,
    begun: begun?.values ?? values,
    round: `${begun?.round ?? 0} ${draft.epoch}`,
    begin,
    startOver: async () => {
      await draft.discard();
      setStanding({ version, values: start });
      setMet(undefined);
      setRefused(undefined);
      begin(start);
    },
  };

  /** What belongs to no field: of the service's refusal, or of what the schema found. */
  function sayProblem(): string | undefined {
    if (refused) {
      if (isStale(refused.failure)) return options.stale ?? sayFailure(text, refused.failure);
      return theirs.length === 0 || theirs.some(isElsewhere) ? sayFailure(text, refused.failure) : undefined;
    }
    return own.some(isElsewhere) ? text("problem.invalid") : undefined;
  }
}
