import type { View, ViewRegister } from "@yer/api/contract/views";
import { sql, type SqlBool } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";

/** A view as it is stored, with its maker's name and what the reader chose of it. */
export interface ViewRecord {
  readonly id: string;
  readonly register: ViewRegister;
  readonly owner_id: string;
  readonly owner_name: string;
  readonly name: string;
  readonly shared: boolean;
  readonly query: string;
  readonly version: number;
  readonly is_default: boolean;
  readonly is_watched: boolean;
}

function select(db: Db | Transaction, reader: string) {
  return db
    .selectFrom("views")
    .innerJoin("users", "users.id", "views.owner_id")
    .select(["views.id", "views.register", "views.owner_id", "views.name", "views.shared", "views.query"])
    .select(["views.version", "users.name as owner_name"])
    .select(
      sql<boolean>`exists (select from view_choices as c where c.view_id = views.id and c.user_id = ${reader})`.as(
        "is_default",
      ),
    )
    .select(
      sql<boolean>`exists (select from view_watches as w where w.view_id = views.id and w.user_id = ${reader})`.as(
        "is_watched",
      ),
    )
    .where(sql<SqlBool>`(views.shared or views.owner_id = ${reader})`);
}

/** The views of a register that a person sees, theirs and the shared ones; in no order. */
export async function viewsOf(db: Db, reader: string, register: ViewRegister): Promise<ViewRecord[]> {
  return select(db, reader).where("views.register", "=", register).execute();
}

/** A view that a person sees. */
export async function findView(db: Db | Transaction, reader: string, id: string): Promise<ViewRecord | undefined> {
  return select(db, reader).where("views.id", "=", id).executeTakeFirst();
}

/** Locks a view until the transaction ends. */
export async function lockView(transaction: Transaction, id: string): Promise<void> {
  await transaction.selectFrom("views").select("id").where("id", "=", id).forUpdate().execute();
}

/** Lets a person's views be counted and added to by one request at a time. */
export async function lockOwner(transaction: Transaction, owner: string): Promise<void> {
  await transaction.selectFrom("users").select("id").where("id", "=", owner).forNoKeyUpdate().execute();
}

/** How many views a person has made of a register. */
export async function countViews(transaction: Transaction, owner: string, register: ViewRegister): Promise<number> {
  const { count } = await transaction
    .selectFrom("views")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("owner_id", "=", owner)
    .where("register", "=", register)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a name is taken beside others of the same scope, blind to case. */
export async function isNameTaken(
  transaction: Transaction,
  {
    owner,
    register,
    shared,
    name,
    besides,
  }: {
    readonly owner: string;
    readonly register: ViewRegister;
    readonly shared: boolean;
    readonly name: string;
    readonly besides?: string;
  },
): Promise<boolean> {
  const found = await transaction
    .selectFrom("views")
    .select("id")
    .where("register", "=", register)
    .where("shared", "=", shared)
    .where(sql<SqlBool>`lower(name) = lower(${name})`)
    .$if(!shared, (query) => query.where("owner_id", "=", owner))
    .$if(besides !== undefined, (query) => query.where("id", "<>", besides ?? ""))
    .executeTakeFirst();
  return found !== undefined;
}

/** Writes a new view. */
export async function insertView(
  transaction: Transaction,
  given: Pick<View, "id" | "register" | "name" | "query"> & { readonly owner: string; readonly shared: boolean },
  at: Date,
): Promise<void> {
  const { owner, ...rest } = given;
  await transaction
    .insertInto("views")
    .values({ ...rest, owner_id: owner, created_at: at })
    .execute();
}

/** Writes a view anew under the next version; with another query, what is in it is found out anew for all who watch it. */
export async function setView(
  transaction: Transaction,
  standing: Pick<ViewRecord, "id" | "version" | "query">,
  { name, query }: { readonly name: string; readonly query: string },
): Promise<void> {
  await transaction
    .updateTable("views")
    .set({ name, query, version: standing.version + 1 })
    .where("id", "=", standing.id)
    .execute();
  if (query === standing.query) return;
  await transaction.deleteFrom("view_members").where("view_id", "=", standing.id).execute();
  await transaction.updateTable("view_watches").set({ looked_at: null }).where("view_id", "=", standing.id).execute();
}

/** Deletes a view and all that belongs to it. */
export async function deleteView(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom("views").where("id", "=", id).execute();
}

/** Makes a register open in a view for a person, or as it comes. */
export async function setChoice(
  transaction: Transaction,
  user: string,
  register: ViewRegister,
  view: string | null,
): Promise<void> {
  if (view === null) {
    await transaction.deleteFrom("view_choices").where("user_id", "=", user).where("register", "=", register).execute();
    return;
  }
  await transaction
    .insertInto("view_choices")
    .values({ user_id: user, register, view_id: view })
    .onConflict((conflict) => conflict.columns(["user_id", "register"]).doUpdateSet({ view_id: view }))
    .execute();
}

/** Begins or ends to tell a person of what enters a view. */
export async function setWatch(transaction: Transaction, user: string, view: string, watched: boolean): Promise<void> {
  if (watched) {
    await transaction
      .insertInto("view_watches")
      .values({ view_id: view, user_id: user, looked_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await transaction.deleteFrom("view_watches").where("view_id", "=", view).where("user_id", "=", user).execute();
  }
}
