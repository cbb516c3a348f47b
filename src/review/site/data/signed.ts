import { branchName, isUnchanged, type Edition, type EditionDiff } from '../../model/diff';
import type { SignOff } from '../../sign-off/flow-review';
import { changesSince, meaningOf } from '../../sign-off/meaning';
import type { Entry } from './catalogue';
import { messagesIn } from './known-texts';

/** What a flow means now, for its sign-off. */
export const presentMeaning = ({ name, flow }: Entry): Edition => meaningOf(flow, messagesIn(name));

/** What has changed in a flow since its sign-off; `null` as long as the sign-off holds. */
export function changesOf(entry: Entry, signOff: SignOff): EditionDiff | null {
  const diff = changesSince(signOff, presentMeaning(entry));
  return isUnchanged(diff) ? null : diff;
}

/** What has changed, each by its name: states, branches, delays and texts. */
export const namesOf = ({ flows, messages }: EditionDiff): readonly string[] => [
  ...flows.flatMap(({ states, branches, changes }) => [
    ...states.map(({ id }) => id),
    ...branches.map(({ branch }) => branchName(branch)),
    ...changes.map(({ what }) => what),
  ]),
  ...messages.map(({ area, key }) => `${area} ${key}`),
];

/** An ISO date as people read it: `26 November 2026`. */
export const dayText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IE', { dateStyle: 'long', timeZone: 'UTC' });
