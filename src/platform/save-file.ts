/** A file for the person to keep. */
export type FileToSave = { readonly name: string; readonly content: Blob };

/** How long the browser may take to begin with the file before its address is given up (ours). */
const ADDRESS_LASTS_MS = 60_000;

/** Hands a file to the browser, which saves it as it saves every download. */
export function saveFile({ name, content }: FileToSave): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Some browsers take the press for a link of the document alone.
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LASTS_MS);
}
