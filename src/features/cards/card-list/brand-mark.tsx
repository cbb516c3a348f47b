import { chakra } from '@chakra-ui/react/styled-system';
import { cards } from '#messages/cards/cards';
import { brandLabel } from '../../../domain/cards/card';
import type { CardBrand } from '../../../domain/entities';
import amex from './brands/amex.svg?inline';
import generic from './brands/generic.svg?inline';
import maestro from './brands/maestro.svg?inline';
import mastercard from './brands/mastercard.svg?inline';
import visa from './brands/visa.svg?inline';

const DRAWINGS: Readonly<Record<CardBrand, string>> = { visa, mastercard, maestro, amex, generic };

type BrandMarkProps = { readonly brand: CardBrand; readonly muted?: boolean };

/**
 * The brand of a card as a small mark, in the brand's own colours in both colour schemes. The brand's name is its
 * text alternative. It is an image, because the browser checks an inline drawing for animations in every frame, and
 * there may be hundreds.
 */
export function BrandMark({ brand, muted = false }: BrandMarkProps) {
  return (
    <chakra.img
      src={DRAWINGS[brand]}
      alt={brandLabel(brand, cards.generic)}
      width="44px"
      height="28px"
      flexShrink="0"
      opacity={muted ? 0.7 : 1}
    />
  );
}
