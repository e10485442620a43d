import { fields } from "@yer/api/contract/fields";
import { notFound } from "../../platform/problem/problem.js";
import { type Api, route } from "../../platform/http/route.js";
import { readFields, readFieldUses } from "./queries.js";
import { createField, removeField, updateField } from "./service.js";

/** Registers the routes of the register of fields. */
export function fieldsRoutes(api: Api): void {
  route(api, fields.list, async ({ context }) => ({ items: await readFields(context.db) }));
  route(api, fields.get, async ({ context, params }) => {
    const id = Number(params.id);
    const [field] = await readFields(context.db, id);
    if (field === undefined) throw notFound();
    return { ...field, uses: await readFieldUses(context.db, id) };
  });
  route(api, fields.create, async (call) =>
    call.write(async (transaction) => createField(transaction, call, call.body)),
  );
  route(api, fields.update, async (call) =>
    call.write(async (transaction) => updateField(transaction, call, Number(call.params.id), call)),
  );
  route(api, fields.remove, async (call) =>
    call.write(async (transaction) => removeField(transaction, call, Number(call.params.id), call.ifMatch)),
  );
}
