import { chakra } from '@chakra-ui/react/styled-system';
import { shell } from '#messages/shell';
import { VisuallyHidden } from '../../ui/visually-hidden';

const WIDTHS = ['6.5rem', '5.5rem', '4rem'] as const;

/** The room of the menu's items while they are on their way. */
export function MenuSkeleton({ wide }: { readonly wide: boolean }) {
  return (
    <chakra.div
      role="status"
      display="flex"
      flexDirection={wide ? 'column' : 'row'}
      gap={wide ? '7' : '6'}
      paddingInline="3"
      paddingBlock={wide ? '4' : '0'}
    >
      <VisuallyHidden>{shell.loadingMenu}</VisuallyHidden>
      {WIDTHS.map((width) => (
        <chakra.span
          key={width}
          aria-hidden="true"
          display="block"
          width={width}
          height="4"
          borderRadius="4px"
          bg="border"
          animation="breathe 1600ms ease-in-out infinite"
        />
      ))}
    </chakra.div>
  );
}
