import { chakra } from '@chakra-ui/react/styled-system';

type CheckerProps = {
  /** The side of one square in pixels. The strip is two squares high. */
  readonly square?: 4 | 8;
  /** `livery`: the theme's checker; `onPrimary`: ink squares on the brand's yellow. */
  readonly tone?: 'livery' | 'onPrimary';
  readonly rolling?: boolean;
};

/**
 * The taxi livery: a thin checker strip, the only ornament of the product (header edge, empty states, loading
 * screen). It is decorative and hidden from assistive technology.
 */
export function Checker({ square = 4, tone = 'livery', rolling = false }: CheckerProps) {
  const ink = tone === 'onPrimary' ? 'primary.ink' : 'checker';
  const gap = tone === 'onPrimary' ? 'transparent' : 'checker.gap';
  return (
    <chakra.div aria-hidden="true" overflow="hidden" height={`${square * 2}px`} flexShrink="0">
      <chakra.div
        height="full"
        marginInlineStart={`-${square * 2}px`}
        bg={gap}
        backgroundImage={`conic-gradient({colors.${ink}} 25%, transparent 0 50%, {colors.${ink}} 0 75%, transparent 0)`}
        backgroundSize={`${square * 2}px ${square * 2}px`}
        animation={rolling ? 'roll 900ms linear infinite' : undefined}
        css={{ forcedColorAdjust: 'none' }}
      />
    </chakra.div>
  );
}
