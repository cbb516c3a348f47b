import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { Help, PageHeading } from '../../../ui/text';

type AdminLayoutProps = {
  readonly title: string;
  /** One sentence below the heading. */
  readonly help?: string | undefined;
  /** Actions for the whole screen, beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** The layout of an admin's screen: the heading, and the content below it at full width. */
export function AdminLayout({ title, help, actions, children }: AdminLayoutProps) {
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
        <chakra.div display="grid" gap="1">
          <PageHeading id={MAIN_HEADING_ID} tabIndex={-1}>
            {title}
          </PageHeading>
          {help === undefined ? null : <Help>{help}</Help>}
        </chakra.div>
        {actions}
      </chakra.div>
      {children}
    </chakra.div>
  );
}
