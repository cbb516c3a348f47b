/** What the title of a script is made of. */
export type Outline = {
  /** The flow's name on the screen. */
  readonly flow: string;
  /** The first text that is seen after each step. */
  readonly seen: readonly string[];
  /** The last action of each step, as a sentence. */
  readonly done: readonly string[];
};

const isRepeated = (texts: readonly string[], text: string): boolean =>
  texts.filter((other) => other === text).length > 1;

/**
 * Titles that tell the scripts of a flow from one another: what is seen one after the other. Where that is the same,
 * the title says what is done as well; where that is the same too, it ends with a number.
 */
export function titlesOf(outlines: readonly Outline[]): readonly string[] {
  const seen = outlines.map(({ flow, seen: texts }) => {
    const inTurn = texts.filter((text, index) => text !== texts[index - 1]);
    return `"${flow}": ${inTurn.map((text) => `"${text}"`).join(', then ')}`;
  });
  const done = seen.map((title, index) => {
    const actions = outlines[index]?.done ?? [];
    return isRepeated(seen, title) && actions.length > 0 ? `${title}. ${actions.join(' ')}` : title;
  });
  return done.map((title, index) => {
    const before = done.slice(0, index).filter((other) => other === title).length;
    return isRepeated(done, title) ? `${title} (${before + 1})` : title;
  });
}
