import { permissionCodes } from "@yer/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { kitDistrict } from "../../testing/application-kit.js";
import { drawnCalls, faultsOf, hostileCalls, openBesieged, rowsOf } from "../../testing/hostile-calls.js";
import { makePerson } from "../../testing/people.js";
import type { TestApp } from "../../testing/test-app.js";

/** Calls drawn for each endpoint; the long run has `YER_HOSTILE_DRAWN=400`, which makes more than 100 000 in all. */
const drawn = Number(process.env["YER_HOSTILE_DRAWN"] || 10);

let service: TestApp;
beforeAll(async () => {
  ({ service } = await openBesieged());
});
afterAll(async () => service.close());

describe("every odd call to every endpoint is answered with a problem, or rightly", () => {
  // A stream of events takes no input and never ends.
  test.each(rowsOf(({ media }) => media !== "text/event-stream"))("%s", async (_, endpoint) => {
    const { token } = await makePerson(service, { territory: kitDistrict, codes: permissionCodes });
    expect(
      await faultsOf(
        service,
        [...hostileCalls(endpoint), ...drawnCalls(endpoint, drawn)].map((call) => ({ ...call, token })),
      ),
    ).toEqual([]);
  });
});
