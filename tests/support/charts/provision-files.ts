import { readdirSync } from 'node:fs';

const below = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

/** Every file that provides real actors, guards and actions for charts, with its dependencies. */
export const provisionFiles = (): readonly string[] =>
  [
    ...below('src/features').filter((file) => file.endsWith('.provide.ts')),
    ...below('src/app/environment').filter((file) => file.endsWith('.ts')),
  ].sort();
