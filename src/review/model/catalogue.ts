import { messagesOf, type Messages } from './messages';

const areaOf = (path: string): string => path.replace(/^.*\/|\.ts$/gu, '');

const files: Record<string, object> = import.meta.glob('../../messages/en-IE/*/*.ts', { eager: true });

/** The texts of this version of the app. */
export const catalogue: Messages = messagesOf(
  Object.fromEntries(Object.entries(files).map(([path, exported]) => [areaOf(path), exported])),
);
