// A server that does nothing but run one statement through pg and send its rows: what the product's list is beside.
import { readFileSync } from "node:fs";
import Fastify from "fastify";
import pg from "pg";

const [url, port, statementFile] = process.argv.slice(2);
const { text, values } = JSON.parse(readFileSync(statementFile ?? "", "utf8"));
const pool = new pg.Pool({ connectionString: url, max: 20 });
const fastify = Fastify();
fastify.get("/list", async () => (await pool.query(text, values)).rows);
await fastify.listen({ host: "127.0.0.1", port: Number(port) });
