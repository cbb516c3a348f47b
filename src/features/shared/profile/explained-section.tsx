import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Help, SectionHeading, SubsectionHeading } from '../../../ui/text';

const Column = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } });

type ExplainedSectionProps = {
  /** The id of the heading, which takes the focus when the focused element disappears. */
  readonly id: string;
  readonly title: string;
  readonly help?: string | null;
  /** It is a part of the section above it. */
  readonly isPart?: boolean;
  readonly children: ReactNode;
};

/** A section of the profile. On wide screens its heading and explanation are beside its content. */
export function ExplainedSection({
  id,
  title,
  help = null,
  isPart = false,
  children,
}: ExplainedSectionProps) {
  const Title = isPart ? SubsectionHeading : SectionHeading;
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      alignItems="start"
      rowGap="4"
      columnGap="8"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '16rem minmax(0, 1fr)' }}
    >
      <Column gap="1">
        <Title id={id} tabIndex={-1}>
          {title}
        </Title>
        {help === null ? null : <Help>{help}</Help>}
      </Column>
      <Column gap="4">{children}</Column>
    </chakra.section>
  );
}
