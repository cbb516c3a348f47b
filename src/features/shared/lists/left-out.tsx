import { Notice } from '../../../ui/notice';

type LeftOutProps = {
  readonly count: number;
  readonly text: (words: { count: number }) => string;
};

/** Says how many records of a list could not be read. The others show below. */
export const LeftOut = ({ count, text }: LeftOutProps) =>
  count === 0 ? null : <Notice tone="warning" title={text({ count })} />;
