import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from './brand';

type LogoProps = {
  /** `primary`: a yellow square with an ink letter; `ink`: the reverse, for yellow backgrounds. */
  readonly tone?: 'primary' | 'ink';
};

/** The company's mark and name. */
export function Logo({ tone = 'primary' }: LogoProps) {
  const ink = tone === 'ink';
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5" color={ink ? 'primary.ink' : 'fg'}>
      <chakra.span
        aria-hidden="true"
        display="inline-grid"
        placeItems="center"
        boxSize="26px"
        borderRadius="6px"
        fontWeight="bold"
        lineHeight="1"
        bg={ink ? 'primary.ink' : 'primary'}
        color={ink ? '{colors.primary}' : 'primary.ink'}
      >
        {brand.mark}
      </chakra.span>
      <chakra.span fontSize="xl" fontWeight="bold" letterSpacing="-0.01em" lineHeight="heading">
        {brand.appName}
      </chakra.span>
    </chakra.span>
  );
}
