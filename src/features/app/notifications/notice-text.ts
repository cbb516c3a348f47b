import { notifications } from '#messages/app/notifications';
import type { Notice } from '../../../domain/notice';

/** Returns the notice's own title, else the title of its type. */
export const titleOf = ({ title, type }: Notice): string => title ?? notifications.titles[type];

export const linesOf = ({ message }: Notice): readonly string[] =>
  message === null ? [] : typeof message === 'string' ? [message] : message;

/** Returns the lines to announce. Of each item only the title is announced. */
export const spokenLinesOf = (notice: Notice): readonly string[] => [
  titleOf(notice),
  ...linesOf(notice),
  ...(notice.items ?? []).map(({ title }) => title),
];
