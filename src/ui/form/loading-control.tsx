import { Spinner } from '@chakra-ui/react/spinner';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { controlStyle } from '../theme/field';
import { labelId } from './field';

const Box = chakra('div', {
  base: { ...controlStyle, display: 'flex', alignItems: 'center', gap: '2.5', color: 'fg.muted' },
});

type LoadingControlProps = {
  /** The id of the field around it. */
  readonly id: string;
  /** The text, which says what is loading. */
  readonly children: ReactNode;
};

/** The placeholder of a provider's control that is loading, with the same size. */
export function LoadingControl({ id, children }: LoadingControlProps) {
  return (
    <Box id={id} role="status" tabIndex={-1} aria-labelledby={labelId(id)}>
      <Spinner aria-hidden="true" />
      {children}
    </Box>
  );
}
