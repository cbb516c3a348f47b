import { catalogue as messages } from '../../model/catalogue';
import type { Edition } from '../../model/diff';
import { isEdition } from '../../model/edition';
import { catalogue } from './catalogue';

/** Which of the two compared exports. */
export type Side = 'before' | 'after';

/** An export, and the file that it was read from. */
export type NamedEdition = { readonly name: string; readonly edition: Edition };

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
