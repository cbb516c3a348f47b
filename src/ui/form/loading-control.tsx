import { Spinner } from '@chakra-ui/react/spinner';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { controlStyle } from '../theme/field';
import { labelId } from './field';

const Box = chakra('div', {
  base: { ...controlStyle, display: 'flex', alignItems: 'center', gap: '2.5', color: 'fg.muted' },
});

type LoadingControlProps = {
  /** The id of the field that it stands in. */
  readonly id: string;
  /** What is on its way. */
  readonly children: ReactNode;
};

/** In place of a control that is on its way from somebody else, as large as that will be. */
export function LoadingControl({ id, children }: LoadingControlProps) {
  return (
    <Box id={id} role="status" tabIndex={-1} aria-labelledby={labelId(id)}>
      <Spinner aria-hidden="true" />
      {children}
    </Box>
  );
}
