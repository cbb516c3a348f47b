import { legacy } from '#messages/legacy/legacy';

const titles: Readonly<Record<string, string>> = legacy.titles;

/**
 * What an older page is called where the navigation has no name for it.
 *
 * @param path of the route, e.g. `/edit/7QF2`
 * @returns `null` for a page that the app does not know by name
 */
export function ownTitle(path: string): string | null {
  const [first = '', second = ''] = path.split('/').slice(1);
  if (first === 'admin' && second !== '') return titles[`${first}/${second}`] ?? null;
  return Object.hasOwn(titles, first) ? (titles[first] ?? null) : null;
}
