export type FileToSave = { readonly name: string; readonly content: Blob };

/** How long the browser may take to start with the file before its URL is revoked (our own). */
const ADDRESS_LASTS_MS = 60_000;

/** Saves a file as a download. */
export function saveFile({ name, content }: FileToSave): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Some browsers only react to links in the document.
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LASTS_MS);
}
