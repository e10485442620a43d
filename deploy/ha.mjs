import "../tools/node-version.mjs";
import { members, startAll, stopAll } from "./ha/cluster.mjs";
import { drill } from "./ha/drill.mjs";
import { address, folder, ports } from "./ha/layout.mjs";

const usage = `Three PostgreSQL under Patroni and etcd, HAProxy, and two processes of the built service, on this machine's loopback:

  node deploy/ha.mjs start       sets it up
  node deploy/ha.mjs status      what Patroni says
  node deploy/ha.mjs drill       takes parts of it away under load and counts every acknowledged act (all, or those named)
  node deploy/ha.mjs stop        ends it and leaves nothing

YER_HA_FOLDER (${folder}) and YER_HA_PORT say where.`;

const [what, ...given] = process.argv.slice(2);
if (what === "start") {
  await startAll(console.log);
  console.log(
    `The service: ${address}. PostgreSQL: 127.0.0.1:${ports.primary}. What the proxy sees: http://127.0.0.1:${ports.state}/`,
  );
} else if (what === "stop") {
  await stopAll();
} else if (what === "status") {
  console.table(await members());
} else if (what === "drill") {
  process.exitCode = await drill(given, console.log);
} else {
  console.log(usage);
  process.exitCode = 1;
}
