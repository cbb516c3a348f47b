import { notifications } from '#messages/notifications';
import type { Notice } from '../../domain/notice';

/** Its own title, else that of its type. */
export const titleOf = ({ title, type }: Notice): string => title ?? notifications.titles[type];

export const linesOf = ({ message }: Notice): readonly string[] =>
  message === null ? [] : typeof message === 'string' ? [message] : message;
