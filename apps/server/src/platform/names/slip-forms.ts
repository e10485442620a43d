/** Letters of a word that its forms are made of: more would make many more forms and tell few words apart. */
const told = 7;

/**
 * A word's beginning with up to so many of its letters left out, and as it is. Two words that are few slips apart share
 * a form, whichever of them was mistyped, so an index of forms finds the words that may have been meant (symmetric
 * deletion, W. Garbe 2012). Words that share one may still be far apart: see `withinDistance`.
 */
export function slipForms(word: string, slips: number): string[] {
  const forms = new Set([word.slice(0, told)]);
  let last: readonly string[] = [...forms];
  for (let slip = 0; slip < slips; slip += 1) {
    last = last.flatMap((form) => Array.from(form, (_, at) => form.slice(0, at) + form.slice(at + 1)));
    for (const form of last) forms.add(form);
  }
  return [...forms];
}
