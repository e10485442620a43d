import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

/**
 * Lets Node run the sources as they are, for development only (`node --import`): it takes types off by itself, but
 * our imports name the `.js` file that a build will make of the `.ts` file beside it.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith(".") && specifier.endsWith(".js") && context.parentURL?.endsWith(".ts")) {
      const source = new URL(specifier.replace(/\.js$/, ".ts"), context.parentURL);
      if (existsSync(fileURLToPath(source))) return next(source.href, context);
    }
    return next(specifier, context);
  },
});

// `node --watch` asks its child by this variable to report what it loads. This process has read it; the processes it
// starts would inherit it and report into channels that are meant for other messages.
delete process.env["WATCH_REPORT_DEPENDENCIES"];
