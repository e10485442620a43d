import { generateKeyPairSync, randomBytes } from "node:crypto";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ConfigError, isLoopback, readConfig } from "./config.js";
import { loadSecrets } from "./secrets.js";

const production = {
  DATABASE_URL: "postgresql://yer@db.example.uz/yer",
  PUBLIC_URL: "https://yer.example.uz",
  ONEID_URL: "https://sso.egov.uz/sso/oauth/Authorization.do",
  ONEID_CLIENT_ID: "yer",
  ONEID_CLIENT_SECRET: "secret",
  MASTER_SECRET: randomBytes(32).toString("base64"),
  HISTORY_SIGNING_KEY: generateKeyPairSync("ed25519")
    .privateKey.export({ format: "der", type: "pkcs8" })
    .toString("base64"),
  SIGNING_KEY: "AAAA",
  SIGNING_CERTIFICATE: "AAAA",
  SCANNER_ADDRESS: "clamd:3310",
};

function problems(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const bucket = "https://key%2F1:secret+1@s3.example.uz:9000/papers?region=uz";

describe("the configuration", () => {
  test("believes forwarded addresses from named proxies only", () => {
    expect(readConfig({}).trustedProxies).toBeUndefined();
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: "10.0.0.0/8, 192.0.2.1" });
    expect(trustedProxies).toEqual(["10.0.0.0/8", "192.0.2.1"]);
    expect(problems({ TRUSTED_PROXIES: "everyone" })).toEqual([
      "TRUSTED_PROXIES must be addresses or networks, with commas between.",
    ]);
  });

  test("sends traces and figures where OpenTelemetry's settings name a receiver, and only there", () => {
    const at = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318/" };
    expect(readConfig({ OTEL_TRACES_SAMPLER: "always_on" }).telemetry).toBeUndefined();
    expect(readConfig({ ...at, OTEL_SDK_DISABLED: "TRUE" }).telemetry).toBeUndefined();
    expect(
      readConfig({ ...at, OTEL_TRACES_EXPORTER: "none", OTEL_METRICS_EXPORTER: "none" }).telemetry,
    ).toBeUndefined();
    expect(readConfig(at).telemetry).toEqual({
      traces: "http://127.0.0.1:4318/v1/traces",
      metrics: "http://127.0.0.1:4318/v1/metrics",
      ratio: 1,
      heedsCaller: true,
      interval: 60_000,
      service: "yer",
    });
    const own = { ...at, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://[::1]:1/t", OTEL_METRICS_EXPORTER: "none" };
    const sampled = { ...own, OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.25" };
    const { telemetry } = readConfig(sampled);
    expect(telemetry).toMatchObject({ traces: "http://[::1]:1/t", ratio: 0.25, heedsCaller: false });
    expect(telemetry).not.toHaveProperty("metrics");
    expect(readConfig({ ...at, OTEL_TRACES_SAMPLER: "parentbased_always_off" }).telemetry?.ratio).toBe(0);
    expect(problems({ ...at, OTEL_EXPORTER_OTLP_PROTOCOL: "grpc", OTEL_TRACES_SAMPLER_ARG: "2" })).toEqual([
      'OTEL_EXPORTER_OTLP_PROTOCOL must be "http/json": it is what is spoken.',
      "OTEL_TRACES_SAMPLER_ARG must be 1 or less.",
    ]);
  });

  test("with nothing set is a demonstration on this machine", () => {
    expect(readConfig({})).toMatchObject({
      mode: "demo",
      host: "127.0.0.1",
      port: 8080,
      publicUrl: "http://127.0.0.1:8080",
      dataDir: path.resolve("data"),
    });
  });

  test("makes as many files of a demonstration as it is told, and none in production", () => {
    expect(readConfig({ DEMO_FILES: "240" }).demoFiles).toBe(240);
    expect(readConfig({ ...production, DEMO_FILES: "240" }).demoFiles).toBeUndefined();
    expect(problems({ DEMO_FILES: "0" })).toEqual(["DEMO_FILES must be 1 or more."]);
    expect(problems({ DEMO_FILES: "a million" })).toEqual(["DEMO_FILES must be a number."]);
  });

  test("with a database is production", () => {
    expect(readConfig(production)).toMatchObject({ mode: "production", scanner: { host: "clamd", port: 3310 } });
    expect(readConfig({ DATABASE_URL: production.DATABASE_URL, YER_MODE: "demo" }).mode).toBe("demo");
  });

  test("refuses a demonstration that others could reach", () => {
    expect(problems({ HOST: "0.0.0.0" })).toHaveLength(2);
    expect(problems({ PUBLIC_URL: "https://yer.example.uz" })).toEqual([expect.stringContaining("PUBLIC_URL")]);
    expect(problems({ HOST: "::1" })).toEqual([]);
  });

  test("names everything that production lacks", () => {
    const found = problems({ YER_MODE: "production" });
    for (const name of Object.keys(production).filter((key) => key !== "DATABASE_URL")) {
      expect(found).toContainEqual(expect.stringContaining(name));
    }
    expect(problems({ ...production, PUBLIC_URL: "http://yer.example.uz" })).toEqual([
      expect.stringContaining("https"),
    ]);
  });

  test.each([
    [{ PORT: "80a" }, "PORT"],
    [{ PORT: "70000" }, "PORT"],
    [{ YER_MODE: "test" }, "YER_MODE"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
    [{ PUBLIC_URL: "http://127.0.0.1/path" }, "PUBLIC_URL"],
    [{ MASTER_SECRET: "c2hvcnQ=" }, "MASTER_SECRET"],
    [{ MASTER_SECRET: production.MASTER_SECRET, MASTER_SECRET_BEFORE: "c2hvcnQ=" }, "MASTER_SECRET_BEFORE"],
    [{ MASTER_SECRET: production.MASTER_SECRET, MASTER_SECRET_BEFORE: production.MASTER_SECRET }, "itself"],
    [{ MASTER_SECRET_BEFORE: production.MASTER_SECRET }, "without MASTER_SECRET"],
    [{ DATABASE_MIGRATE_URL: "postgresql://x/y" }, "DATABASE_MIGRATE_URL"],
    [{ DATABASE_READ_URL: "postgresql://x/y" }, "DATABASE_READ_URL is set without"],
    [{ DATABASE_READ_URL: "postgresql://x/y?target_session_attrs=read-write" }, "DATABASE_READ_URL must leave"],
    [{ SMS_URL: "https://yer:sinov@sms.example.uz/send" }, "SMS_FROM"],
    [{ SMS_URL: "http://yer:sinov@sms.example.uz/send", SMS_FROM: "3700" }, "must be https"],
    [{ SMS_URL: "https://sms.example.uz/send", SMS_FROM: "Yer\r\n3700" }, "SMS_FROM"],
    [{ FILES_BUCKET: "https://s3.example.uz/papers" }, "FILES_BUCKET must be an address"],
    [{ FILES_BUCKET: "https://key:secret@s3.example.uz/" }, "FILES_BUCKET must be an address"],
    [{ FILES_BUCKET: "http://key:secret@s3.example.uz/papers" }, "must be https"],
    [{ FILES_IN: "bucket" }, "set FILES_BUCKET"],
    [{ FILES_IN: "bucket,tape" }, "FILES_IN"],
  ])("says what is wrong with %j", (env, name) => {
    expect(problems(env)).toContainEqual(expect.stringContaining(name));
  });

  test.each([
    [{}, { places: ["disk"] }],
    [{ FILES_BUCKET: bucket }, { places: ["bucket"], bucket: expect.objectContaining({ region: "uz" }) }],
    [{ FILES_BUCKET: bucket, FILES_IN: "disk,bucket" }, { places: ["disk", "bucket"] }],
  ])("says of %j where files lie", (env, content) => {
    expect(readConfig(env).content).toMatchObject(content);
  });

  test("reads the bucket's server, name and key out of its address", () => {
    expect(readConfig({ FILES_BUCKET: bucket }).content.bucket).toEqual({
      endpoint: "https://s3.example.uz:9000",
      region: "uz",
      name: "papers",
      accessKey: "key/1",
      secretKey: "secret+1",
    });
  });

  test("takes an empty variable for an unset one", () => {
    expect(readConfig({ DATABASE_URL: "", PORT: "" })).toMatchObject({ mode: "demo", port: 8080 });
  });

  test.each([
    ["localhost", true],
    ["127.0.0.1", true],
    ["127.8.9.1", true],
    ["[::1]", true],
    ["127.evil.uz", false],
    ["0.0.0.0", false],
    ["10.0.0.1", false],
  ])("knows whether %s is this machine only", (host, loopback) => {
    expect(isLoopback(host)).toBe(loopback);
  });
});

describe("secrets", () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = path.join(await mkdtemp(path.join(tmpdir(), "yer-secrets-")), "data");
  });
  afterEach(async () => rm(path.dirname(dataDir), { recursive: true }));

  test("are made once, readable by their owner only, and the same at the next start", async () => {
    const config = readConfig({ DATA_DIR: dataDir });
    const [first, second] = await Promise.all([loadSecrets(config), loadSecrets(config)]);
    const third = await loadSecrets(config);
    expect(second.derive("a")).toEqual(first.derive("a"));
    expect(third.derive("a")).toEqual(first.derive("a"));
    expect(third.derive("b")).not.toEqual(first.derive("a"));
    expect((await stat(path.join(dataDir, "secrets.json"))).mode & 0o777).toBe(0o600);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  });

  test("come from the settings where given, and leave no file", async () => {
    await loadSecrets(readConfig({ ...production, DATA_DIR: dataDir }));
    await expect(stat(dataDir)).rejects.toThrow("ENOENT");
  });

  test("refuse a damaged file and a key of another kind, without printing either", async () => {
    const config = readConfig({ DATA_DIR: dataDir });
    await loadSecrets(config);
    await writeFile(path.join(dataDir, "secrets.json"), "{half");
    await expect(loadSecrets(config)).rejects.toThrow("is damaged");
    const wrong = readConfig({ ...production, HISTORY_SIGNING_KEY: "AAAA" });
    await expect(loadSecrets(wrong)).rejects.toThrow("not an Ed25519 private key");
    const before = readConfig({ ...production, HISTORY_PUBLIC_KEYS_BEFORE: "AAAA" });
    await expect(loadSecrets(before)).rejects.toThrow("not an Ed25519 public key");
  });
});
