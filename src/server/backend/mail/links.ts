/** A path of this website in a mail's text. */
const PATH = /(?<![^\s:])(\/(?!\/)[\w\-./?=&%]*[\w\-/=%])/u;

/** A mail's text in pieces: what is written, and the paths of this website in it. */
export const piecesOf = (text: string): readonly { readonly text: string; readonly isPath: boolean }[] =>
  text.split(PATH).map((piece, index) => ({ text: piece, isPath: index % 2 === 1 }));
