import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { settings as texts } from '#messages/settings/settings';
import { SkeletonBar } from '../../../ui/skeleton';

const Row = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' },
});

/**
 * The placeholder of a field with the same height: a line for its label, its control and, if it has one, its hint.
 */
function Field({ hint = false }: { readonly hint?: boolean }) {
  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.div display="flex" alignItems="center" height="6">
        <SkeletonBar width="9rem" maxWidth="60%" />
      </chakra.div>
      <SkeletonBar height="12" borderRadius="control" opacity="0.6" />
      {hint ? (
        <chakra.div display="flex" alignItems="center" height="21px">
          <SkeletonBar height="2.5" width="11rem" maxWidth="60%" />
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}

type SettingsSkeletonProps = {
  /** A person who books for a company probably has the deliveries and list fields too. */
  readonly company: boolean;
};

/** The placeholder of the form while the settings load. */
export function SettingsSkeleton({ company }: SettingsSkeletonProps) {
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <chakra.div
        aria-hidden="true"
        display="grid"
        gap="5"
        maxWidth="form"
        animation="breathe 1600ms ease-in-out infinite"
      >
        <Field />
        <Row gap={{ base: '5', sm: '3' }} gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }}>
          <Field />
          <Field />
        </Row>
        <Field />
        <Row gridTemplateColumns={{ sm: 'minmax(0, 2fr) minmax(0, 3fr)' }}>
          <Field />
          <Field />
        </Row>
        <Field />
        <Field />
        {company ? <Field /> : null}
        <chakra.div display="flex" alignItems="center" height="11">
          <SkeletonBar width="60%" />
        </chakra.div>
        {company ? (
          <>
            <Field hint />
            <Field hint />
          </>
        ) : null}
        <SkeletonBar height="11" width="9rem" borderRadius="control" />
      </chakra.div>
    </>
  );
}
