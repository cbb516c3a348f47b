import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { shell } from '#messages/app/shell';
import { SkeletonBar } from '../../../ui/skeleton';

const WIDTHS = ['6.5rem', '5.5rem', '4rem'] as const;

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
        <SkeletonBar
          key={width}
          aria-hidden="true"
          width={width}
          height="4"
          borderRadius="4px"
          animation="breathe 1600ms ease-in-out infinite"
        />
      ))}
    </chakra.div>
  );
}
