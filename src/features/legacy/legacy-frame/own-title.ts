import { legacy } from '#messages/legacy/legacy';

const titles: Readonly<Record<string, string>> = legacy.titles;

/**
 * Returns the title of an older page that the navigation does not name.
 *
 * @param path of the route, e.g. `/edit/7QF2`
 * @returns `null` for a page that the app has no title for
 */
export function ownTitle(path: string): string | null {
  const [first = '', second = ''] = path.split('/').slice(1);
  if (first === 'admin' && second !== '') return titles[`${first}/${second}`] ?? null;
  return Object.hasOwn(titles, first) ? (titles[first] ?? null) : null;
}
