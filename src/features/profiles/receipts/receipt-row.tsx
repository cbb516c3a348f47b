import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { receipts as texts } from '#messages/profiles/receipts';
import { formatDay } from '../../../domain/dates';
import type { Receipt } from '../../../domain/entities';
import { formatMoney } from '../../../domain/money';
import { BusyButton } from '../../../ui/busy-button';
import { rowOfLongList } from '../../../ui/long-list';
import { deepEqual } from '../../../ui/deep-equal';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', lg: 'minmax(0, 1fr) 7rem auto' },
    alignItems: { base: 'start', lg: 'center' },
    columnGap: '4',
    rowGap: '3',
    paddingBlock: '4',
    paddingInline: { base: '4', md: '6' },
    '& + &': { borderBlockStartWidth: '1px' },
    ...rowOfLongList('5rem'),
  },
});

type ReceiptRowProps = {
  readonly receipt: Receipt;
  /** It is being downloaded. */
  readonly busy: boolean;
  /** A receipt is being downloaded, so this one cannot be requested. */
  readonly locked: boolean;
  readonly onDownload: (receipt: Receipt) => void;
};

function ReceiptRowDrawn({ receipt, busy, locked, onDownload }: ReceiptRowProps) {
  const { number, date, description, amount, currency } = receipt;
  const day = formatDay(date);
  return (
    <Row>
      <chakra.div minWidth="0">
        <chakra.h4 fontWeight="medium" lineHeight="text" overflowWrap="anywhere">
          {description}
        </chakra.h4>
        <chakra.p fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
          {day === null ? number : texts.issued({ day, number })}
        </chakra.p>
      </chakra.div>
      <chakra.p fontWeight="medium" fontVariantNumeric="tabular-nums" textAlign="end" whiteSpace="nowrap">
        {formatMoney(amount, currency)}
      </chakra.p>
      <chakra.div gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <BusyButton
          aria-label={texts.downloadOf({ number })}
          aria-disabled={locked || undefined}
          busy={busy}
          busyText={texts.downloading}
          onClick={() => onDownload(receipt)}
        >
          {texts.download}
        </BusyButton>
      </chakra.div>
    </Row>
  );
}

/** One receipt: its purpose, date, amount and PDF. It re-renders only if its props change. */
export const ReceiptRow = memo(ReceiptRowDrawn, deepEqual);
