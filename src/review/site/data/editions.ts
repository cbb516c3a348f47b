import { catalogue as messages } from '../../model/catalogue';
import type { Edition } from '../../model/diff';
import { isEdition } from '../../model/edition';
import type { Version } from '../../model/versions';
import { catalogue } from './catalogue';
import { isRecord } from '../../model/is-record';

/** Which of the two compared exports. */
export type Side = 'before' | 'after';

/** Charts and texts to compare, and where they are from. */
export type NamedEdition = {
  /** The file of an export, or the name of a version. */
  readonly name: string;
  readonly edition: Edition;
  /** The commit of a version; `null` for a file. */
  readonly commit: string | null;
  /** Files of a version that could not be read, with the reason. */
  readonly unread: readonly string[];
};

/** The flows and texts of this site. */
export const presentEdition = (): Edition => ({
  charts: [...catalogue.values()].map(({ chart }) => chart),
  messages,
});

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Parses the file `edition.json` of an export.
 *
 * @throws Error with a sentence for the person when the file is not one
 */
export function editionIn(text: string): Edition {
  const read = jsonIn(text);
  if (!isEdition(read)) {
    throw new Error(
      'This file is not an export: choose the edition.json that “npm run flows:export” has written.',
    );
  }
  return read;
}

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/**
 * Parses what the development server says of a version.
 *
 * @throws Error with a sentence for the person when it is something else
 */
export function versionIn(value: unknown, { commit, name }: Version): NamedEdition {
  if (!isRecord(value) || !isEdition(value.edition) || !areTexts(value.unread))
    throw new Error(`The flows of “${name}” cannot be read.`);
  return { name, commit, edition: value.edition, unread: value.unread };
}
