import { chakra } from '@chakra-ui/react/styled-system';
import { MAIN_HEADING_ID } from '../../ui/focus-heading';
import { Panel } from '../../ui/panel';
import { PageHeading } from '../../ui/text';
import { Information, type InformationProps } from './information';

type InformationScreenProps = InformationProps & { readonly title: string };

/** Terms or privacy as a page (specification, section 2, /content/{page}). */
export function InformationScreen({ title, ...information }: InformationScreenProps) {
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns="minmax(0, 1fr)"
      maxWidth="44rem"
      marginInline="auto"
    >
      <PageHeading id={MAIN_HEADING_ID} tabIndex={-1}>
        {title}
      </PageHeading>
      <Panel>
        <Information {...information} headingLevel={2} />
      </Panel>
    </chakra.div>
  );
}
