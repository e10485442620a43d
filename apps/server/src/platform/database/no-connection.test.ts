import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { problemOf } from "../http/error-mapper.js";
import { openDatabase } from "./open-database.js";

let server: Server;
afterEach(() => {
  server.close();
});

/** What a query ends with where PostgreSQL answers every connection with an error of its own. */
async function problemWhere(state: string, message: string): Promise<unknown> {
  const fields = ["SFATAL", "VFATAL", `C${state}`, `M${message}`].map((field) => `${field}\0`).join("");
  const body = Buffer.from(`${fields}\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(Buffer.concat([Buffer.from("E"), length, body])));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const opened = await openDatabase({ databaseUrl: `postgresql://nobody@127.0.0.1:${port}/none` });
  const error: unknown = await sql`select 1`.execute(opened.db).catch((thrown: unknown) => thrown);
  await opened.close();
  const { code, details } = problemOf(error);
  return [code, details.retryAfter];
}

test("a database that takes no connection because its disk is full is away for now, and no fault of the service", async () => {
  expect(await problemWhere("XX000", "could not write init file")).toEqual(["unavailable", 2]);
  server.close();
  expect(await problemWhere("53100", "could not write file")).toEqual(["unavailable", 2]);
});

test("a role that is turned away is a fault of the settings, which no waiting mends", async () => {
  expect(await problemWhere("28P01", "password authentication failed")).toEqual(["internal", undefined]);
});
