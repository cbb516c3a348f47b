/** A tag, or a commit that changed charts or texts. */
export type Version = {
  readonly commit: string;
  /** The tag, or the first line of the commit's message. */
  readonly name: string;
  /** The day, as an ISO date. */
  readonly on: string;
};

/** The address of the list of versions, relative to the site. */
export const VERSIONS = 'versions.json';

/** The address of a version's charts and texts, relative to the site. */
export const versionAddress = ({ commit }: Version): string => `versions/${commit}.json`;

const isVersion = (value: unknown): value is Version =>
  typeof value === 'object' &&
  value !== null &&
  ['commit', 'name', 'on'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

/** Whether a value that was read is the list of versions. */
export const areVersions = (value: unknown): value is readonly Version[] =>
  Array.isArray(value) && value.every(isVersion);
