import { chakra } from '@chakra-ui/react/styled-system';
import { cards } from '#messages/cards';
import { brandLabel } from '../../domain/card';
import type { CardBrand } from '../../domain/entities';

/** The brands' own colours are the same in both schemes: the mark is a small card of its own. */
const GROUNDS: Readonly<Record<CardBrand, string>> = {
  visa: '#1A1F71',
  mastercard: '#22221F',
  maestro: '#22221F',
  amex: '#006FCF',
  generic: '#55554E',
};

function Drawing({ brand }: { readonly brand: CardBrand }) {
  switch (brand) {
    case 'visa':
      return (
        <path
          fill="#FFF"
          d="M16.9 10.3 14.2 17.7h-2l-1.6-6c-.1-.5-.3-.6-.8-.8a8 8 0 0 0-1.7-.5v-.1h3c.5 0 .9.3 1 .8l.7 3.6 1.7-4.4h2.4Zm8 5c0-1.9-2.7-2-2.7-2.9 0-.3.3-.5.9-.6.7-.1 1.3 0 1.9.3l.35-1.6a5.5 5.5 0 0 0-1.85-.35c-2 0-3.35 1-3.35 2.5 0 1.1 1 1.7 1.75 2.05.8.4 1 .6 1 .95 0 .5-.6.75-1.2.75-1 0-1.6-.25-2.05-.45l-.37 1.7c.47.2 1.3.4 2.2.4 2.05 0 3.4-1 3.42-2.75Zm5 2.4h1.8l-1.55-7.4h-1.65c-.4 0-.7.2-.85.55l-2.9 6.85h2l.4-1.1h2.5l.25 1.1Zm-2.2-2.7 1-2.8.6 2.8h-1.6Zm-8-4.7-1.6 7.4h-1.9l1.6-7.4h1.9Z"
        />
      );
    case 'mastercard':
    case 'maestro':
      return (
        <>
          <circle cx="17.5" cy="14" r="6.5" fill="#EB001B" />
          <circle cx="26.5" cy="14" r="6.5" fill={brand === 'maestro' ? '#00A2E5' : '#F79E1B'} />
          <path
            fill={brand === 'maestro' ? '#7375CF' : '#FF5F00'}
            d="M22 9.31a6.5 6.5 0 0 1 0 9.38 6.5 6.5 0 0 1 0-9.38Z"
          />
        </>
      );
    case 'amex':
      return (
        <chakra.text x="22" y="18" fill="#FFF" fontSize="11px" fontWeight="bold" textAnchor="middle">
          AMEX
        </chakra.text>
      );
    case 'generic':
      return (
        <>
          <rect x="11.5" y="8" width="21" height="13" rx="2" fill="none" stroke="#FFF" strokeWidth="1.5" />
          <path d="M11.5 12h21" stroke="#FFF" strokeWidth="2.5" />
          <path d="M14.5 17.5h5" stroke="#FFF" strokeWidth="1.5" />
        </>
      );
  }
}

type BrandMarkProps = { readonly brand: CardBrand; readonly muted?: boolean };

/** The brand of a card as a small mark; its name is its text alternative. */
export function BrandMark({ brand, muted = false }: BrandMarkProps) {
  return (
    <chakra.svg
      role="img"
      aria-label={brandLabel(brand, cards.generic)}
      viewBox="0 0 44 28"
      width="44px"
      height="28px"
      flexShrink="0"
      opacity={muted ? 0.7 : 1}
      css={{ forcedColorAdjust: 'none' }}
    >
      <rect width="44" height="28" rx="5" fill={GROUNDS[brand]} />
      <rect x="0.5" y="0.5" width="43" height="27" rx="4.5" fill="none" stroke="#FFF" strokeOpacity="0.22" />
      <Drawing brand={brand} />
    </chakra.svg>
  );
}
