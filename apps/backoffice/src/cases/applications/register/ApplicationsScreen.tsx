import { applicationsRegister, usualApplicationSort } from "@yer/api/contract/application-register";
import { places } from "@yer/api/contract/places";
import { finalStatuses, type StatusKey, statusOfPath } from "@yer/api/contract/statuses";
import { views as savedViews } from "@yer/api/contract/views";
import { beginRead, useMay } from "@yer/api/react";
import { lazyPart, Link, PlusIcon, SearchIcon } from "@yer/ui";
import { type ComponentType, Suspense } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { useText } from "../../../base/language/use-text.js";
import { createRegister } from "../../../registers/kit/create-register.js";
import { GuardedLink } from "../../../base/screen/GuardedLink.js";
import ApplicationFilters from "./ApplicationFilters.js";
import { applicationsInTurn } from "./applications-in-turn.js";
import { columnsOf } from "./columns.js";
import { useBulkMoves } from "./use-bulk-moves.js";

const OverlapsRegister = lazyPart(() => import("../../overlaps/OverlapsRegister.js"));
const UnplacedRegister = lazyPart(() => import("../../placing/UnplacedRegister.js"));

/** Other registers at the address of applications: SPEC has none of their own for them. */
const views: Readonly<Record<string, ComponentType>> = { overlaps: OverlapsRegister, unplaced: UnplacedRegister };

/** The status an address is bound to; undefined for the register of all. */
function useStatus(): StatusKey | undefined {
  const { status } = useParams();
  return status === undefined ? undefined : statusOfPath(status);
}

function Actions() {
  const text = useText();
  return (
    <GuardedLink code="create:property" href="/application/create" icon={<PlusIcon />}>
      {text("register.create")}
    </GuardedLink>
  );
}

function Links() {
  const text = useText();
  const mayReadUnplaced = useMay("assign:place");
  if (useStatus() !== undefined) return null;
  return (
    <>
      <Link href="/applications?view=overlaps">{text("overlaps.title")}</Link>
      {mayReadUnplaced ? <Link href="/applications?view=unplaced">{text("unplaced.title")}</Link> : null}
    </>
  );
}

const ApplicationsRegister = createRegister(
  applicationsRegister,
  {
    useText,
    title: ({ text }, { asked, bound }) =>
      bound.includes("status") && asked.status?.[0]
        ? text("register.title.status", { status: text(`status.${asked.status[0]}`) })
        : text("register.title"),
    useMore: ({ asked, bound }) =>
      bound.includes("status") && finalStatuses.some((status) => asked.status?.every((one) => one === status)),
    columns: columnsOf,
    sort: { first: usualApplicationSort },
    turn: applicationsInTurn,
    views: "/applications",
    file: { code: "export:property", outlines: true, personal: true },
    empty: {
      icon: <SearchIcon size={32} />,
      title: "register.empty",
      text: "register.empty.none",
      narrowed: { text: "register.empty.filtered" },
    },
    forbidden: "register.forbidden",
    Bar: ApplicationFilters,
    Actions,
    Links,
    useActs: useBulkMoves,
  },
  () => {
    const status = useStatus();
    return status && { status: [status] };
  },
);

/**
 * `/applications` and `/applications/:status`: the register of applications; `?view=overlaps`: that of plots which lie
 * over each other; `?view=unplaced`: what waits to be placed.
 */
function ApplicationsScreen() {
  const [params] = useSearchParams();
  const Other = views[params.get("view") ?? ""];
  if (Other === undefined) return <ApplicationsRegister />;
  return (
    <Suspense>
      <Other />
    </Suspense>
  );
}

/** What it reads as its address stands: what `firstReads` has begun of it. */
function readsFirst({ status: path }: Readonly<Record<string, string>>, search: string) {
  const status = path === undefined ? undefined : statusOfPath(path);
  return [
    beginRead(savedViews.list, { query: { register: "applications" } }),
    beginRead(places.regions, {}),
    // The list of an address that asks for something is asked for by the register, which understands the address.
    ...(search === "" ? [beginRead(applicationsRegister.list, { query: status ? { status: [status] } : {} })] : []),
  ];
}

export default Object.assign(ApplicationsScreen, { readsFirst });
