const needed = 24;
const [major] = process.versions.node.split(".").map(Number);

/**
 * Stops with a sentence when this Node is too old for the product. On Linux the workspace brings its own
 * (node_modules/.bin/node); elsewhere the machine's is used. Written so that an old Node can still read it.
 */
if (major < needed) {
  console.error(
    `Yer needs Node ${needed} or newer; this is ${process.version}.\n` +
      "On Linux, `npx pnpm@12 start` brings the right one by itself. Elsewhere install it from https://nodejs.org.",
  );
  process.exit(1);
}
