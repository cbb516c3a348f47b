import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { creditAccountRequests as texts } from '#messages/admin/credit-account-requests';
import { profileTypes } from '#messages/registration/profile-types';
import type { CreditAccountRequest } from '../../../domain/admin-entities';
import { formatPhone } from '../../../domain/phones/phone';
import { Facts, type Fact } from '../../../ui/facts';
import { Panel } from '../../../ui/panel';
import { SectionHeading } from '../../../ui/text';
import { CustomerLink } from '../customer-search/customer-link';

type FactPanelProps = { readonly id: string; readonly title: string; readonly facts: readonly Fact[] };

function FactPanel({ id, title, facts }: FactPanelProps): ReactNode {
  return (
    <Panel
      as="section"
      aria-labelledby={id}
      display="grid"
      gap="4"
      alignContent="start"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <SectionHeading id={id}>{title}</SectionHeading>
      <Facts
        beside
        facts={facts.map(([label, value]) => [label, value === null || value === '' ? texts.unknown : value])}
      />
    </Panel>
  );
}

const yesOrNo = (holds: boolean): string => (holds ? texts.yes : texts.no);

/** What the decision is based on: the company and the person who requests the account. */
export function CreditRequestFacts({ request }: { readonly request: CreditAccountRequest }) {
  const { customer } = request;
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    >
      <FactPanel
        id="request-company"
        title={texts.companyTitle}
        facts={[
          [texts.registrationNumber, request.companyRegistrationNumber],
          [texts.address, request.companyAddress],
          [texts.email, request.companyEmail],
          [texts.journeys, request.journeysPerMonth],
          [texts.authorised, yesOrNo(request.authorised)],
          [texts.terms, yesOrNo(request.readTerms)],
        ]}
      />
      <FactPanel
        id="request-customer"
        title={texts.customerTitle}
        facts={[
          [texts.name, <CustomerLink key="link" name={customer.name} query={customer.email} />],
          [texts.email, customer.email],
          [texts.phone, customer.phone && formatPhone(customer.phone)],
          [texts.profile, customer.profileType && profileTypes.names[customer.profileType]],
          [texts.premium, yesOrNo(customer.premium)],
        ]}
      />
    </chakra.div>
  );
}
