import { chakra } from '@chakra-ui/react/styled-system';
import { profileTypes as texts } from '#messages/registration/profile-types';
import type { ProfileType } from '../../../domain/entities';
import { asksCompany } from '../../../domain/wizard/step-rules';
import { REGISTRABLE } from '../../../domain/profile-type';
import { RadioCards } from '../../../ui/form/radio-cards';
import { Panel } from '../../../ui/panel';
import { ruleFacts, type StepFieldsProps } from '../stepper/stepper-props';
import { billingLabels, CompanyNameField } from './billing-fields';
import { OfferedPrice } from '../prices/profile-price';
import { factsOfType } from './profile-type-facts';
import { ProfileTypeIcon } from './profile-type-icon';

const TYPE_FIELD = 'profileType';

export const profileTypeLabels: Readonly<Record<string, string>> = {
  [TYPE_FIELD]: texts.label,
  companyName: billingLabels.companyName,
};

type ProfileTypeFieldsProps = StepFieldsProps & {
  readonly offered: readonly ProfileType[];
  readonly onChoose: (type: ProfileType) => void;
};

/** Profile Type: the offered types, each with its price and its benefits (S2.addPremiumStepper.4). */
export function ProfileTypeFields(props: ProfileTypeFieldsProps) {
  const { form, facts, profileType, locked, offered, onChoose } = props;
  const field = form.field(TYPE_FIELD);
  const cards = REGISTRABLE.filter((type) => offered.includes(type)).map((type) => ({
    value: type,
    title: (
      <chakra.span display="flex" alignItems="center" gap="2.5">
        <ProfileTypeIcon type={type} />
        {texts.names[type]}
      </chakra.span>
    ),
    content: (
      <chakra.div display="grid" gap="3">
        <chakra.div display="grid" gap="1">
          <OfferedPrice type={type} facts={facts} />
        </chakra.div>
        <chakra.ul display="grid" gap="1" paddingInlineStart="5" fontSize="sm" listStyleType="disc">
          {factsOfType(type, facts.premium !== null).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </chakra.ul>
      </chakra.div>
    ),
  }));
  return (
    <>
      <RadioCards
        id={field.id}
        label={texts.label}
        cards={cards}
        chosen={REGISTRABLE.find((type) => type === profileType) ?? null}
        error={field.error}
        readOnly={locked}
        onChoose={onChoose}
      />
      {asksCompany('profileType', ruleFacts(facts, profileType)) ? (
        <Panel>
          <CompanyNameField form={form} locked={locked} />
        </Panel>
      ) : null}
    </>
  );
}
