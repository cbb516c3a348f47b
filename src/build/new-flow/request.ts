export type NewFlow = {
  /** The area: a folder of `machines` and of `src/features`. */
  readonly area: string;
  /** Name of its folders and of its chart: `card-freeze`. */
  readonly name: string;
};

/** What exists already. */
export type Present = {
  readonly areas: readonly string[];
  readonly flows: readonly string[];
  /** The folders below the areas of `src/features`: `cards/card-list`. */
  readonly folders: readonly string[];
  /** Names of the files with texts, of all areas. */
  readonly texts: readonly string[];
};

const NAME = /^[a-z]+(?:-[a-z]+)*$/u;

/** Reserved words. The texts of a flow are exported under its name. */
const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

const USAGE =
  'npm run flow:new -- <area>/<name> makes a flow that runs, such as `npm run flow:new -- cards/card-freeze`.';

/**
 * Parses the request for a new flow.
 *
 * @param asked arguments of the script
 * @throws Error with a message for the author: the name is missing, invalid or in use, or the area does not exist
 */
export function readRequest(asked: readonly string[], present: Present): NewFlow {
  const [path = '', ...more] = asked;
  const [area = '', name = '', ...below] = path.split('/');
  if (area === '' || name === '' || below.length + more.length > 0) throw new Error(`Usage: ${USAGE}`);
  if (!present.areas.includes(area))
    throw new Error(`There is no area '${area}'. The areas are ${present.areas.join(', ')}.`);
  if (!NAME.test(name))
    throw new Error(
      `'${name}' is not a valid name for a flow: use lower-case letters, with dashes between words.`,
    );
  if (RESERVED.has(name)) throw new Error(`'${name}' is a reserved word: choose another name.`);
  if (present.flows.includes(name)) throw new Error(`A flow '${name}' already exists.`);
  if (present.folders.includes(`${area}/${name}`))
    throw new Error(
      `The folder src/features/${area}/${name} already exists and is not a flow: choose another name.`,
    );
  if (present.texts.includes(name))
    throw new Error(`Texts with the name '${name}' already exist, and names must be unique.`);
  return { area, name };
}
