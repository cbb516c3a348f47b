import type { NewFlow } from './request';

/** Names derived from a flow `card-freeze`. */
export type Names = NewFlow & {
  /** `cardFreeze` */
  readonly camel: string;
  /** `CardFreeze` */
  readonly pascal: string;
  /** `card freeze` */
  readonly words: string;
  /** `Card freeze` */
  readonly title: string;
  /** The event that starts it. */
  readonly event: string;
  /** Path of the chart's files from the root, without extensions. */
  readonly chart: string;
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export function namesOf({ area, name }: NewFlow): Names {
  const pascal = name.split('-').map(capital).join('');
  const camel = `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`;
  const words = name.replaceAll('-', ' ');
  return {
    area,
    name,
    camel,
    pascal,
    words,
    title: capital(words),
    event: `${camel}.requested`,
    chart: `machines/${area}/${name}/${name}`,
  };
}
