/** The style of a line; sizes in px. */
export type TextStyle = { readonly size: number; readonly bold: boolean };

/** Advance widths of Ubuntu's glyphs from the space on, in thousandths of the size. */
const REGULAR = [
  231, 276, 418, 667, 564, 858, 666, 241, 324, 324, 480, 564, 246, 299, 246, 384, 564, 564, 564, 564, 564,
  564, 564, 564, 564, 564, 246, 246, 564, 564, 564, 404, 950, 663, 643, 620, 713, 571, 537, 672, 705, 269,
  500, 629, 519, 871, 728, 778, 608, 778, 629, 532, 565, 688, 656, 929, 631, 598, 573, 329, 384, 329, 564,
  492, 376, 522, 589, 465, 589, 559, 386, 578, 571, 253, 253, 522, 273, 861, 574, 590, 589, 589, 386, 446,
  402, 574, 502, 777, 511, 497, 471, 333, 279, 333, 564,
];
const BOLD = [
  240, 286, 465, 699, 568, 918, 705, 247, 356, 356, 502, 568, 246, 340, 246, 437, 568, 568, 568, 568, 568,
  568, 568, 568, 568, 568, 246, 246, 568, 568, 568, 455, 974, 721, 672, 648, 737, 606, 574, 702, 734, 316,
  529, 684, 563, 897, 756, 790, 644, 790, 667, 582, 614, 707, 722, 948, 675, 661, 610, 371, 437, 371, 568,
  500, 286, 553, 604, 500, 604, 584, 422, 594, 589, 289, 289, 579, 316, 862, 589, 607, 604, 604, 422, 485,
  444, 589, 550, 784, 554, 547, 500, 371, 322, 371, 568,
];
const FIRST = 32;
/** The width of glyphs that the table does not have; large enough for any. */
const UNKNOWN = 700;

/**
 * The width of a text, in px. Uses a fixed table instead of a canvas: the result is the same everywhere, so two
 * exports are identical files.
 */
export function widthOf(text: string, { size, bold }: TextStyle): number {
  const table = bold ? BOLD : REGULAR;
  let thousandths = 0;
  for (const glyph of text) {
    const code = (glyph.codePointAt(0) ?? 0) - FIRST;
    thousandths += glyph === '’' || glyph === '‘' ? 250 : (table[code] ?? UNKNOWN);
  }
  return Math.ceil((thousandths * size) / 1000);
}

/** Wraps a text into lines of at most `width` px. A longer word gets a line of its own. */
export function wrapped(text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer, style) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
