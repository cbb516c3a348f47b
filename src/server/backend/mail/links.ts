/** A path of this website in the text of a mail. */
const PATH = /(?<![^\s:])(\/(?!\/)[\w\-./?=&%]*[\w\-/=%])/u;

/** Splits the text of a mail into plain text and paths of this website. */
export const piecesOf = (text: string): readonly { readonly text: string; readonly isPath: boolean }[] =>
  text.split(PATH).map((piece, index) => ({ text: piece, isPath: index % 2 === 1 }));
