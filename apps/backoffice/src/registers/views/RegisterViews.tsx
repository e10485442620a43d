import { type View, type ViewRegister, keptQuery, views, watchedRegisters } from "@yer/api/contract/views";
import { sayFailure } from "@yer/api/messages/sentences";
import { type ActOutcome, type Failure, useAct, useMay, useRead } from "@yer/api/react";
import { SavedViews } from "@yer/ui";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useText } from "../../base/language/use-text.js";
import { useLookParams } from "../table-look/use-table-look.js";

const none: readonly View[] = [];

interface RegisterViewsProps {
  readonly register: ViewRegister;
  /** Names of what the register may be asked. */
  readonly asked: readonly string[];
  /** Address of the register as it comes. */
  readonly path: string;
  /** The register's filters and order as its URL holds them. */
  readonly state: URLSearchParams;
  /** What of them its screen asks by itself, which nobody has changed. */
  readonly own: URLSearchParams;
}

/** A register's parameters with a look of its table. */
function withLook(state: URLSearchParams, look: URLSearchParams): URLSearchParams {
  const all = new URLSearchParams(state);
  for (const [name, value] of look) all.set(name, value);
  return all;
}

/** What was kept, or the failure thrown: the bar of views tells it in place. */
async function kept<T>(outcome: Promise<ActOutcome<T>>): Promise<T> {
  const { data, failure } = { data: undefined, ...(await outcome) };
  if (failure) throw new Error("The view was not kept", { cause: failure });
  return data;
}

/**
 * The views of a register: the one it is in, keeping it, opening others, the one it opens in, being told of what enters.
 * A view is the register's own URL, so opening one is a link like any other.
 */
export default function RegisterViews({ register, asked, path, state, own }: RegisterViewsProps) {
  const text = useText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const mayShare = useMay("share:view");
  const { data } = useRead(views.list, { query: { register } });
  const [create] = useAct(views.create);
  const [change] = useAct(views.change);
  const [remove] = useAct(views.remove);
  const [choose] = useAct(views.choose);
  const [watch] = useAct(views.watch);
  const items = data?.items ?? none;
  const look = useLookParams(register);
  const current = keptQuery(asked, withLook(state, new URLSearchParams(look.asked)));
  // What shows is what a view keeps, also where the person's own choice of columns shows and no address says so.
  const shown = keptQuery(asked, withLook(state, look.params));

  // The view the register was opened in stays named while its filters depart from it.
  const [openedId, setOpenedId] = useState<string | null>(null);
  const opened = items.find(({ id }) => id === openedId);
  const selected = opened?.query === current ? opened : (items.find(({ query }) => query === current) ?? opened);
  if (selected !== undefined && selected.query === current && selected.id !== openedId) setOpenedId(selected.id);
  const isChanged = current !== (selected?.query ?? keptQuery(asked, own));

  function open(id: string | null, replace = false): void {
    setOpenedId(id);
    goTo(items.find((view) => view.id === id)?.query ?? "", replace);
  }

  function goTo(query: string, replace: boolean): void {
    void navigate(query === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${query}`, { replace });
  }

  // A register that is asked for nothing opens in the view the person chose, once; later it is narrowed by hand. Who
  // narrowed it or went on while the views were on their way is not taken back: the address itself says so, for what is
  // drawn may be older.
  const wasAsked = useRef(`${pathname}${search}` !== path);
  const first = items.find(({ isDefault }) => isDefault);
  useEffect(() => {
    if (data === undefined || wasAsked.current) return;
    wasAsked.current = true;
    if (first && `${window.location.pathname}${window.location.search}` === path) open(first.id, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the views are known
  }, [data]);

  const version = (id: string): number => items.find((view) => view.id === id)?.version ?? 0;
  return (
    <SavedViews
      // Its place is kept until the views are known: beside a long title the tools would take another line then.
      style={data === undefined ? { visibility: "hidden" } : undefined}
      views={items.map(({ owner, ...view }) => ({
        ...view,
        ...(view.scope === "shared" ? { description: owner.name } : {}),
      }))}
      selectedKey={selected?.id ?? null}
      isChanged={isChanged}
      mayShare={mayShare}
      sayFailure={(reason) => sayFailure(text, (reason as Error).cause as Failure)}
      onSelectionChange={(id) => open(id)}
      onSaveAs={async (given) => {
        const { id } = await kept(create({ body: { register, ...given, query: shown } }));
        setOpenedId(id);
        if (shown !== current) goTo(shown, true);
      }}
      onOverwrite={async (id) => {
        await kept(change({ params: { id }, ifMatch: version(id), body: { query: shown } }));
        if (shown !== current) goTo(shown, true);
      }}
      onRename={(id, name) => kept(change({ params: { id }, ifMatch: version(id), body: { name } }))}
      onDelete={async (id) => {
        await kept(remove({ params: { id }, ifMatch: version(id) }));
        setOpenedId(null);
      }}
      onSetDefault={(id) => kept(choose({ params: { register }, body: { id } }))}
      {...(watchedRegisters.includes(register)
        ? { onWatch: (id: string, watched: boolean) => kept(watch({ params: { id }, body: { watched } })) }
        : {})}
    />
  );
}
