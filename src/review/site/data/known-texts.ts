import named from 'virtual:flow-texts';
import { catalogue } from '../../model/catalogue';

/** The texts that people read in a flow, each once. */
export const textsIn = (flow: string): readonly string[] => [
  ...new Set((named[flow] ?? []).flatMap((area) => Object.values(catalogue[area] ?? {}))),
];
