import { applicationsRegister, usualApplicationSort } from "@yer/api/contract/application-register";
import { type StatusKey, statusOfPath } from "@yer/api/contract/statuses";
import { addressOf } from "@yer/api/paths";
import { lazyPart, Link, PlusIcon, SearchIcon } from "@yer/ui";
import { Suspense } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { useText } from "../../../base/language/use-text.js";
import { createRegister } from "../../../registers/kit/create-register.js";
import { GuardedLink } from "../../../base/screen/GuardedLink.js";
import { hrefInQueue } from "../page/queue-in.js";
import ApplicationFilters from "./ApplicationFilters.js";
import { columnsOf } from "./columns.js";
import { useBulkMoves } from "./use-bulk-moves.js";

const OverlapsRegister = lazyPart(() => import("../../overlaps/OverlapsRegister.js"));

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
  return useStatus() === undefined ? <Link href="/applications?view=overlaps">{text("overlaps.title")}</Link> : null;
}

const ApplicationsRegister = createRegister(
  applicationsRegister,
  {
    useText,
    title: ({ text }, { asked, bound }) =>
      bound.includes("status") && asked.status?.[0]
        ? text("register.title.status", { status: text(`status.${asked.status[0]}`) })
        : text("register.title"),
    columns: columnsOf,
    sort: { first: usualApplicationSort },
    // From a register of a status one goes on to its next: that is a queue.
    href: ({ id }, register) =>
      register.bound.includes("status") ? hrefInQueue(id, register.hrefOf({})) : addressOf("/application/:id", { id }),
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
 * over each other, for which SPEC has no address of its own.
 */
export default function ApplicationsScreen() {
  const [params] = useSearchParams();
  if (params.get("view") !== "overlaps") return <ApplicationsRegister />;
  return (
    <Suspense>
      <OverlapsRegister />
    </Suspense>
  );
}
