import { binaries, folder, machines, ports } from "./layout.mjs";

/** The texts of the programs' configurations: what an operator takes over to three real machines, addresses aside. */

/** @typedef {{ superuser: string, replication: string, rewind: string, owner: string, service: string, rest: string }} Passwords */

/** @param {import("./layout.mjs").Machine} machine @returns {string[]} arguments of etcd */
export const etcdArguments = (machine) =>
  [
    ["--name", machine.name],
    ["--data-dir", `${machine.folder}/etcd`],
    ["--listen-client-urls", `http://127.0.0.1:${machine.etcd}`],
    ["--advertise-client-urls", `http://127.0.0.1:${machine.etcd}`],
    ["--listen-peer-urls", `http://127.0.0.1:${machine.etcdPeer}`],
    ["--initial-advertise-peer-urls", `http://127.0.0.1:${machine.etcdPeer}`],
    ["--initial-cluster", machines.map(({ name, etcdPeer }) => `${name}=http://127.0.0.1:${etcdPeer}`).join(",")],
    ["--initial-cluster-token", "yer"],
    ["--initial-cluster-state", "new"],
    // For Patroni 3.0, which holds its lock safely by the older interface only (docs/decisions/0364).
    ["--enable-v2"],
  ].flat();

/**
 * Synchronous and strictly so: what is acknowledged stands on two machines, and where there is no second one nothing
 * is acknowledged (docs/decisions/0363).
 *
 * @param {import("./layout.mjs").Machine} machine
 * @param {Passwords} passwords
 */
export const patroniConfiguration = (machine, passwords) => `scope: yer
name: ${machine.name}
restapi:
  listen: 127.0.0.1:${machine.patroni}
  connect_address: 127.0.0.1:${machine.patroni}
  authentication:
    username: patroni
    password: ${passwords.rest}
etcd:
  hosts: [${machines.map(({ etcd }) => `"127.0.0.1:${etcd}"`).join(", ")}]
bootstrap:
  dcs:
    # A leader that is not heard of for 20 s is one no more; looked at every 5 s, tried again for 5 s.
    ttl: 20
    loop_wait: 5
    retry_timeout: 5
    # A primary that crashed is given so long to come back by itself.
    primary_start_timeout: 10
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
        wal_level: replica
        hot_standby: "on"
        # The primary keeps what a long read on a replica still looks at.
        hot_standby_feedback: "on"
        wal_log_hints: "on"
        max_connections: 120
        max_wal_senders: 10
        max_replication_slots: 10
        min_wal_size: 80MB
        max_wal_size: 512MB
        # What a replica that is away may keep the primary from throwing away.
        max_slot_wal_keep_size: 512MB
        # A client, or a primary behind a cut, that is gone without a word.
        tcp_keepalives_idle: 10
        tcp_keepalives_interval: 5
        tcp_keepalives_count: 3
        wal_sender_timeout: 10s
        wal_receiver_timeout: 10s
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums
postgresql:
  listen: 127.0.0.1:${machine.postgres}
  connect_address: 127.0.0.1:${machine.postgres}
  data_dir: ${machine.data}
  bin_dir: ${binaries}
  pgpass: ${machine.folder}/pgpass
  # A former primary whose end nobody saw is put beside the new one's history, or made anew where that cannot be.
  remove_data_directory_on_rewind_failure: true
  authentication:
    superuser: { username: postgres, password: ${passwords.superuser} }
    replication: { username: replicator, password: ${passwords.replication} }
    rewind: { username: rewinder, password: ${passwords.rewind} }
  parameters:
    unix_socket_directories: ${machine.folder}
    password_encryption: scram-sha-256
  pg_hba:
    - host replication replicator 127.0.0.1/32 scram-sha-256
    - host all all 127.0.0.1/32 scram-sha-256
`;

const unavailable = `{"type":"/api/v1/docs#problem-unavailable","title":"The service is not available now","status":503,"code":"unavailable"}`;

/**
 * What the proxy itself answers while no process of the service can: what the service would have said. Sent as it
 * stands, also in place of 502 and 504: the act may be sent again with its key, and the key tells what came of it.
 */
export const proxysAnswer = [
  "HTTP/1.1 503 Service Unavailable",
  "content-type: application/problem+json; charset=utf-8",
  `content-length: ${Buffer.byteLength(unavailable)}`,
  "retry-after: 2",
  "cache-control: no-store",
  "connection: close",
  "",
  unavailable,
].join("\r\n");

/** A configuration of HAProxy: which PostgreSQL is the primary Patroni says; the service's processes beside each other. */
export const haproxyConfiguration = () => `global
  maxconn 2000
  pidfile ${folder}/haproxy.pid

defaults
  timeout connect 2s
  timeout check 2s
  # A session that waits for work is no dead one: what is dead the checks and keep-alives find.
  timeout client 1h
  timeout server 1h
  option clitcpka
  option srvtcpka
  # Fewer than three looks would call a busy machine dead.
  default-server inter 1s fastinter 500ms fall 3 rise 1 on-marked-down shutdown-sessions

listen primary
  bind 127.0.0.1:${ports.primary}
  mode tcp
  option httpchk OPTIONS /primary
  http-check expect status 200
${serversOfPostgres()}

listen replicas
  bind 127.0.0.1:${ports.replicas}
  mode tcp
  balance roundrobin
  option httpchk OPTIONS /replica?lag=16MB
  http-check expect status 200
${serversOfPostgres()}

listen service
  bind 127.0.0.1:${ports.service}
  mode http
  balance leastconn
  option forwardfor
  # Whether the process answers. Not /readyz: without the database every process would be taken out, and the pages
  # that need none with them.
  option httpchk GET /healthz
  http-check expect status 200
  timeout http-request 60s
  # Only a connection that could not be made is made again, to the other one; an act that was sent is never sent twice.
  retries 3
  option redispatch 1
  retry-on conn-failure
${[502, 503, 504].map((status) => `  errorfile ${status} ${folder}/unavailable.http`).join("\n")}
${ports.services.map((port, at) => `  server service${at + 1} 127.0.0.1:${port} check`).join("\n")}

listen state
  bind 127.0.0.1:${ports.state}
  mode http
  stats enable
  stats uri /
`;

function serversOfPostgres() {
  return machines
    .map(({ name, postgres, patroni }) => `  server ${name} 127.0.0.1:${postgres} maxconn 110 check port ${patroni}`)
    .join("\n");
}
