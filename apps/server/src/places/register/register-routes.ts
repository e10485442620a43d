import { placeRegister } from "@yer/api/contract/places-register";
import { type Api, route } from "../../platform/http/route.js";
import { historyPage } from "../../identity/users/history-page.js";
import { placeRecordRef } from "./place-history.js";
import { registerPage } from "./register-queries.js";
import { createPlace, setPlaceActive, updatePlace, visiblePlace } from "./register-service.js";
import { mergePlace, splitPlace } from "./succession.js";

/** Registers the routes of the registers of places. */
export function placeRegisterRoutes(api: Api): void {
  const { events } = api.context;
  route(api, placeRegister.list, async ({ context, actor, query }) => registerPage(context.db, actor, query));
  route(api, placeRegister.get, async ({ context, actor, params }) => visiblePlace(context.db, actor, params.code));
  route(api, placeRegister.history, async ({ context, actor, params, query }) => {
    await visiblePlace(context.db, actor, params.code);
    return historyPage(context.db, placeRecordRef(params.code), query);
  });
  route(api, placeRegister.create, async ({ write, actor, now, body }) =>
    write(async (transaction) => createPlace(transaction, { actor, now, events }, body)),
  );
  route(api, placeRegister.update, async ({ write, actor, now, params, body, ifMatch }) =>
    write(async (transaction) => updatePlace(transaction, { actor, now, events }, params.code, { body, ifMatch })),
  );
  route(api, placeRegister.setActive, async ({ write, actor, now, params, body, ifMatch }) =>
    write(async (transaction) => setPlaceActive(transaction, { actor, now, events }, params.code, { body, ifMatch })),
  );
  route(api, placeRegister.merge, async ({ write, actor, now, params, body, ifMatch }) =>
    write(async (transaction) => mergePlace(transaction, { actor, now, events }, params.code, { body, ifMatch })),
  );
  route(api, placeRegister.split, async ({ write, actor, now, params, body, ifMatch }) =>
    write(async (transaction) => splitPlace(transaction, { actor, now, events }, params.code, { body, ifMatch })),
  );
}
