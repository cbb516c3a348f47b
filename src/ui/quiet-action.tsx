import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

type QuietActionProps = {
  /** Its whole name, which begins with what it shows. */
  readonly name: string;
  /** `ink` for what nobody should press by the way, `link` for what is there to be pressed. */
  readonly tone?: 'ink' | 'link';
  readonly onPress: () => void;
  readonly children: ReactNode;
};

/** An action of a thing in a list as underlined text; its target is as large as a button's. */
export function QuietAction({ name, tone = 'ink', onPress, children }: QuietActionProps) {
  return (
    <chakra.button
      type="button"
      aria-label={name}
      onClick={onPress}
      minHeight="11"
      minWidth="11"
      paddingInline="1"
      marginInline="-1"
      borderRadius="control"
      color={tone === 'link' ? 'info' : 'fg'}
      textDecoration="underline"
      textUnderlineOffset="4px"
      textDecorationThickness="1px"
      cursor="pointer"
      _hover={{ textDecorationThickness: '2px' }}
    >
      {children}
    </chakra.button>
  );
}
