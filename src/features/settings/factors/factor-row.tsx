import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { factors as texts } from '#messages/settings/factors';
import { formatMoment } from '../../../domain/dates';
import type { Factor } from '../../../domain/factor';
import { NamedRow, type RowHeading } from '../../shared/lists/named-row';

type FactorRowProps = {
  readonly factor: Factor;
  readonly heading: RowHeading;
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
export function FactorRow({ factor, heading, onRename, onRemove }: FactorRowProps) {
  const { id, name } = factor;
  const factsId = `factor-facts-${id}`;
  return (
    <NamedRow name={name} heading={heading} facts={factsOf(factor)} factsId={factsId}>
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
    </NamedRow>
  );
}
