import "../tools/node-version.mjs";
import { execFileSync, spawnSync } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../tools/pnpm.mjs";

const usage = `A server that speaks S3, of Debian's Ceph (radosgw, ceph-mon, ceph-osd), on this machine's loopback. What it holds lies in
memory and goes with it:

  node deploy/objects.mjs start   sets it up with a bucket, and says what FILES_BUCKET is to be
  node deploy/objects.mjs test    runs the tests of the store of files against it
  node deploy/objects.mjs stop    ends it and leaves nothing

YER_OBJECTS_FOLDER and YER_OBJECTS_PORT say where.`;

const folder = path.resolve(process.env["YER_OBJECTS_FOLDER"] || "/tmp/yer-objects");
/** Ports are counted from here; about a hundred may be taken. */
const basePort = Number(process.env["YER_OBJECTS_PORT"] || 15_600);
const endpoint = `http://127.0.0.1:${basePort}`;
const configuration = path.join(folder, "ceph.conf");
const bucket = "papers";

/** Seconds that a part may take to begin. */
const patience = 60;

/** @param {string} program @param {...string} given */
const run = (program, ...given) =>
  execFileSync(program, given, {
    cwd: folder,
    env: { ...process.env, CEPH_CONF: configuration },
    encoding: "utf8",
    timeout: patience * 1_000,
    stdio: ["ignore", "pipe", "inherit"],
  }).trim();

/** One monitor, one daemon that keeps objects in memory, and the gateway: each asks the others for its key. @param {string} id */
const settings = (id) => `[global]
fsid = ${id}
mon host = v2:127.0.0.1:${basePort + 1}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind port min = ${basePort + 2}
ms bind port max = ${basePort + 99}
ms bind msgr1 = false
auth allow insecure global id reclaim = false
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd crush chooseleaf type = 0
mon allow pool size one = true
osd objectstore = memstore
memstore device bytes = 4294967296
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
pid file = ${folder}/$name.pid
admin socket = ${folder}/$name.$pid.asok
log file = ${folder}/$name.log

[client.admin]
keyring = ${folder}/admin.keyring
`;

/** @returns {Promise<string>} what `FILES_BUCKET` is to be */
async function start() {
  if (existsSync(folder)) throw new Error(`${folder} is there already: stop it first.`);
  try {
    return await setUp();
  } catch (error) {
    await stop();
    throw error;
  }
}

async function setUp() {
  for (const part of ["mon", "osd", "rgw"]) mkdirSync(path.join(folder, part), { recursive: true, mode: 0o700 });
  const [cluster, daemon] = [randomUUID(), randomUUID()];
  writeFileSync(configuration, settings(cluster));
  const all = ["mon", "osd", "mgr"].flatMap((part) => ["--cap", part, "allow *"]);
  run("ceph-authtool", "-C", "mon.keyring", "-g", "-n", "mon.", "--cap", "mon", "allow *");
  run("ceph-authtool", "-C", "admin.keyring", "-g", "-n", "client.admin", ...all);
  run("ceph-authtool", "mon.keyring", "--import-keyring", "admin.keyring");
  const monitor = `v2:127.0.0.1:${basePort + 1}`;
  run("monmaptool", "--create", "--fsid", cluster, "--addv", "a", `[${monitor}]`, "monmap");
  run("ceph-mon", "-i", "a", "--mkfs", "--monmap", "monmap", "--keyring", "mon.keyring");
  run("ceph-mon", "-i", "a", "--public-addr", monitor);
  const number = run("ceph", "osd", "new", daemon);
  const mayServe = ["mon", "allow profile osd", "mgr", "allow profile osd", "osd", "allow *"];
  run("ceph", "auth", "get-or-create", `osd.${number}`, ...mayServe, "-o", "osd/keyring");
  const mayAsk = ["mon", "allow rw", "osd", "allow rwx"];
  run("ceph", "auth", "get-or-create", "client.rgw.a", ...mayAsk, "-o", "rgw/keyring");
  run("ceph-osd", "-i", number, "--osd-uuid", daemon, "--mkfs");
  run("ceph-osd", "-i", number);
  run("radosgw", "-n", "client.rgw.a", `--rgw-frontends=beast endpoint=127.0.0.1:${basePort}`);
  const answers = async () => (await fetch(endpoint).catch(() => undefined))?.ok;
  for (const until = Date.now() + patience * 1_000; !(await answers()); await wait(200)) {
    if (Date.now() > until) throw new Error(`The gateway does not answer: see ${folder}/client.rgw.a.log.`);
  }
  const [key, secret] = [randomBytes(9).toString("hex"), randomBytes(18).toString("hex")];
  run(
    "radosgw-admin",
    "user",
    "create",
    "--uid=yer",
    "--display-name=yer",
    `--access-key=${key}`,
    `--secret=${secret}`,
  );
  // Of an empty body.
  const nothing = `x-amz-content-sha256: ${createHash("sha256").digest("hex")}`;
  const signed = ["-H", nothing, "--aws-sigv4", "aws:amz:us-east-1:s3", "--user", `${key}:${secret}`];
  run("curl", "--fail", "--silent", "--show-error", ...signed, "-X", "PUT", `${endpoint}/${bucket}`);
  return `http://${key}:${secret}@127.0.0.1:${basePort}/${bucket}`;
}

/** Ends what runs by the ids that it wrote down. */
async function stop() {
  for (const file of globSync(path.join(folder, "*.pid")).toSorted()) {
    const id = Number(readFileSync(file, "utf8"));
    try {
      process.kill(id, "SIGTERM");
      for (let tries = 0; tries < 50; tries += 1) {
        process.kill(id, 0);
        await wait(100);
      }
      process.kill(id, "SIGKILL");
    } catch (error) {
      // It is gone.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error;
    }
  }
  rmSync(folder, { recursive: true, force: true });
}

const [what] = process.argv.slice(2);
if (what === "start") {
  console.log(`FILES_BUCKET=${await start()}`);
} else if (what === "stop") {
  await stop();
} else if (what === "test") {
  const address = await start();
  const tests = ["node_modules/vitest/vitest.mjs", "run", "--project=server", "platform/uploads/content-store"];
  const { status } = spawnSync(process.execPath, tests, {
    cwd: root,
    env: { ...process.env, TEST_BUCKET: address },
    stdio: "inherit",
  });
  await stop();
  process.exitCode = status ?? 1;
} else {
  console.log(usage);
  process.exitCode = 1;
}
