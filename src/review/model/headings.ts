/** The areas of the product, in the order of the first page, with their plain names. */
export const areas = [
  { area: 'app', name: 'The app around the screens' },
  { area: 'session', name: 'Session' },
  { area: 'registration', name: 'Registration' },
  { area: 'premium', name: 'Premium' },
  { area: 'cards', name: 'Cards' },
  { area: 'profiles', name: 'Profiles and payments' },
  { area: 'settings', name: 'Settings' },
  { area: 'content', name: 'Content' },
  { area: 'legacy', name: 'Older pages' },
  { area: 'admin', name: 'Admin' },
] as const;

/** What a flow is called, and what it does, in plain words. */
export type Heading = { readonly title: string; readonly sentence: string };

/** Splits the description of a chart's root, `Title. Sentence.` */
export function headingOf(description: string): Heading {
  const end = description.indexOf('. ');
  if (end < 0) return { title: description.replace(/\.$/u, ''), sentence: '' };
  return { title: description.slice(0, end), sentence: description.slice(end + 2) };
}
