import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import { LONG_LIST } from '../../../ui/long-list';
import { SkeletonBar } from '../../../ui/skeleton';

function Skeleton({ loading }: { readonly loading: string }) {
  return (
    <div>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <chakra.div
        aria-hidden="true"
        display="flex"
        alignItems="center"
        gap="4"
        minHeight="4.625rem"
        paddingInline={{ base: '4', md: '6' }}
        animation="breathe 1600ms ease-in-out infinite"
      >
        <SkeletonBar boxSize="5" borderRadius="4px" />
        <chakra.div display="grid" gap="2" flex="1">
          <SkeletonBar width="35%" />
          <SkeletonBar width="50%" />
        </chakra.div>
      </chakra.div>
    </div>
  );
}

type ProfileListProps<Item> = {
  /** The name of the list. */
  readonly label: string;
  /** `null` if it was never loaded. */
  readonly items: readonly Item[] | null;
  readonly failed: boolean;
  /** The number of items that could not be read. */
  readonly leftOut: number;
  /** The texts for the first load and for an empty list. */
  readonly texts: { readonly loading: string; readonly empty: string };
  readonly children: (item: Item) => ReactNode;
};

/** The rows of one list. A list that could not be loaded is never shown as empty (D7.1). */
export function ProfileList<Item>(props: ProfileListProps<Item>) {
  const { label, items, failed, leftOut, texts, children } = props;
  if (items === null) return failed ? null : <Skeleton loading={texts.loading} />;
  if (items.length === 0)
    return leftOut > 0 ? null : (
      <chakra.p paddingBlock="4" paddingInline={{ base: '4', md: '6' }} color="fg.muted">
        {texts.empty}
      </chakra.p>
    );
  return (
    <ul aria-label={label} data-long={items.length > LONG_LIST || undefined}>
      {items.map(children)}
    </ul>
  );
}
