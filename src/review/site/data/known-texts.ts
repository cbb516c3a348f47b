import named from 'virtual:flow-texts';
import { catalogue } from '../../model/catalogue';
import type { Messages } from '../../model/messages';

/** The files of texts that a flow's screens and notices use. */
export const messagesIn = (flow: string): Messages =>
  Object.fromEntries((named[flow] ?? []).map((area) => [area, catalogue[area] ?? {}]));

/** The texts that people read in a flow, each once. */
export const textsIn = (flow: string): readonly string[] => [
  ...new Set(Object.values(messagesIn(flow)).flatMap((texts) => Object.values(texts))),
];
