import { type ComponentType, lazy } from "react";
import { comes } from "./comes.js";
import { MissingPartError } from "./missing-part-error.js";

/** A part that comes in a file of its own. */
export type PartOfApp<Props extends object> = ComponentType<Props> & {
  /**
   * Begins to load the file, where somebody is about to come to it. What has come by then is drawn at once, without
   * suspending; what fails is asked for again when it is shown. Settles when that is decided, with the part where it came.
   */
  readonly begin: () => Promise<ComponentType<Props> | undefined>;
};

/**
 * A part of the app in a file of its own, loaded when it is first shown; it suspends meanwhile:
 * `const Screen = lazyPart(() => import("./Screen.js"))`, or by the name of its export,
 * `lazyPart(() => import("./Viewer.js"), "Viewer")`.
 *
 * While the connection is lost it goes on suspending, and comes when the service answers again. When the service answers
 * and the file does not come, {@link MissingPartError} is thrown, for `CrashGuard` to tell. Unlike React's `lazy` the
 * part is not lost for good: whoever comes to it again has it asked for again.
 */
export function lazyPart<Props extends object, Name extends string = "default">(
  load: () => Promise<{ readonly [Key in Name]: ComponentType<Props> }>,
  name: Name = "default" as Name,
): PartOfApp<Props> {
  let shown: ComponentType<Props> | undefined;
  let asked: Promise<{ readonly default: ComponentType<Props> }> | undefined;
  function forget(): void {
    shown = undefined;
    asked = undefined;
  }
  async function bring(): Promise<{ readonly default: ComponentType<Props> }> {
    try {
      return { default: (await comes(load, name))[name] };
    } catch (cause) {
      // The same failure until somebody has drawn it, or React would ask again and again.
      throw new MissingPartError(forget, ask, { cause });
    }
  }
  function ask(): ReturnType<typeof bring> {
    asked ??= bring();
    return asked;
  }
  async function begin(): Promise<ComponentType<Props> | undefined> {
    try {
      const part = await ask();
      // Once drawn it stays what it was, or it would be mounted anew.
      shown ??= part.default;
      return part.default;
    } catch {
      forget();
      return undefined;
    }
  }
  function LazyPart(props: Props) {
    shown ??= lazy(ask);
    const Part = shown;
    return <Part {...props} />;
  }
  return Object.assign(LazyPart, { begin });
}
