import { languageNames, locales } from "@yer/api/contract/appearance";
import { languageTag } from "@yer/ui";
import { useText } from "../../language/use-text.js";

/** What stands where no script runs: that the look-up needs one, and the page in every language. */
export function WithoutScript() {
  const text = useText();
  return (
    <noscript>
      <p>{text("lookUp.script")}</p>
      <p>
        {locales.map((one) => (
          <span key={one}>
            <a href={`/?locale=${one}`} lang={languageTag(one)}>
              {languageNames[one]}
            </a>{" "}
          </span>
        ))}
      </p>
    </noscript>
  );
}
