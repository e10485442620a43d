import "../tools/node-version.mjs";
import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/**
 * `node deploy/container.mjs yer.tar.gz [image]`: what `tarball.mjs` packed as an image, `yer:latest` where no other name
 * is given. It stands on nobody's image: the libraries that Node is linked with come from Debian's archive, and apt has
 * checked whose they are; there is no shell, no package manager and no root in it. Needs apt-get, dpkg-deb and podman,
 * and no rights of root.
 */

/** Nobody of the machine's. */
const user = 10_001;
const packages = ["base-files", "libc6", "libgcc-s1", "libstdc++6"];

const [archive, image = "yer:latest"] = process.argv.slice(2);
if (archive === undefined) {
  console.error("Which tarball? node deploy/tarball.mjs yer.tar.gz makes one.");
  process.exit(2);
}

const stage = mkdtempSync(path.join(os.tmpdir(), "yer-container-"));

/** @param {string} program @param {string[]} given */
const run = (program, given) =>
  execFileSync(program, given, { cwd: stage, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();

try {
  const tree = path.join(stage, "tree");
  mkdirSync(path.join(tree, "opt"), { recursive: true });
  run("apt-get", ["download", "--quiet", ...packages]);
  const versions = globSync("*.deb", { cwd: stage })
    .toSorted()
    .map((file) => {
      run("dpkg-deb", ["--extract", file, tree]);
      return run("dpkg-deb", ["--show", "--showformat=${Package} ${Version}", file]);
    });
  // For who looks whether what is in it has known faults.
  writeFileSync(path.join(tree, "opt/packages.txt"), `${versions.join("\n")}\n`);
  run("tar", ["-xzf", path.resolve(archive), "-C", path.join(tree, "opt")]);

  const root = path.join(stage, "root.tar");
  // Whoever packed it is nobody's business; what the service writes into, a volume takes over with its owner.
  const nobody = ["--numeric-owner", "--sort=name", "--mtime=@0"];
  run("tar", [...nobody, "--owner=0", "--group=0", "-C", tree, "-cf", root, "."]);
  const written = path.join(stage, "written");
  mkdirSync(path.join(written, "var/lib/yer"), { recursive: true, mode: 0o700 });
  run("tar", [...nobody, `--owner=${user}`, `--group=${user}`, "-C", written, "-rf", root, "./var/lib/yer"]);
  const changes = [
    'ENTRYPOINT ["/opt/yer/bin/node", "--enable-source-maps", "/opt/yer/apps/server/dist-production/main.js"]',
    "ENV YER_MODE=production",
    "ENV DATA_DIR=/var/lib/yer",
    "WORKDIR /opt/yer",
    `USER ${user}:${user}`,
    "VOLUME /var/lib/yer",
    "STOPSIGNAL SIGTERM",
  ];
  run("podman", ["import", "--quiet", ...changes.flatMap((change) => ["--change", change]), root, image]);
  const size = run("podman", ["image", "inspect", "--format", "{{.Size}}", image]);
  console.log(`${image}: ${(Number(size) / 1e6).toFixed(0)} MB; ${versions.join(", ")}.`);
} finally {
  rmSync(stage, { recursive: true, force: true });
}
