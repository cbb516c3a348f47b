/** Replaces ids in a path, so that logs do not identify anybody. */
export const namelessPath = (url: string): string =>
  (url.split('?')[0] ?? '').replaceAll(/(?<=\/)(?![a-z-]+(?:\/|$))[^/]+/gu, '…');
