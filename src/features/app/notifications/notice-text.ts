import { notifications } from '#messages/app/notifications';
import type { Notice } from '../../../domain/notice';

/** Its own title, else that of its type. */
export const titleOf = ({ title, type }: Notice): string => title ?? notifications.titles[type];

export const linesOf = ({ message }: Notice): readonly string[] =>
  message === null ? [] : typeof message === 'string' ? [message] : message;

/** What is read out of it: of its items what they are, and not what else there is to say of each. */
export const spokenLinesOf = (notice: Notice): readonly string[] => [
  titleOf(notice),
  ...linesOf(notice),
  ...(notice.items ?? []).map(({ title }) => title),
];
