import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { factors as texts } from '#messages/settings/factors';
import { formatMoment } from '../../../domain/dates';
import type { Factor } from '../../../domain/factor';

type FactorRowProps = {
  readonly factor: Factor;
  readonly onRename: (factor: Factor) => void;
  readonly onRemove: (factor: Factor) => void;
};

/** What is known of a second step: its kind, when it was added, and when it was last used. */
function factsOf({ kind, addedAt, lastUsedAt }: Factor): readonly string[] {
  const added = formatMoment(addedAt);
  const used = lastUsedAt === null ? null : formatMoment(lastUsedAt);
  return [
    texts.kinds[kind],
    ...(added === null ? [] : [texts.added({ moment: added })]),
    ...(used === null ? [] : [texts.lastUsed({ moment: used })]),
  ];
}

/** One second step, with its actions. */
export function FactorRow({ factor, onRename, onRemove }: FactorRowProps) {
  const { id, name } = factor;
  const factsId = `factor-facts-${id}`;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="3"
      paddingBlock="4"
      paddingInline={{ base: '4', md: '6' }}
      css={{ '& + &': { borderBlockStartWidth: '1px' } }}
    >
      <chakra.div minWidth="0" flex="1 1 14rem">
        <chakra.h4 fontWeight="medium" lineHeight="text" overflowWrap="anywhere">
          {name}
        </chakra.h4>
        <chakra.div
          id={factsId}
          display="flex"
          flexWrap="wrap"
          columnGap="4"
          fontSize="sm"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          {factsOf(factor).map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          aria-label={texts.renameOf({ name })}
          aria-describedby={factsId}
          onClick={() => onRename(factor)}
        >
          {texts.rename}
        </Button>
        <Button
          aria-label={texts.removeOf({ name })}
          aria-describedby={factsId}
          onClick={() => onRemove(factor)}
        >
          {texts.remove}
        </Button>
      </chakra.div>
    </chakra.li>
  );
}
