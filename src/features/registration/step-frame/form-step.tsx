import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { selectPlan, selectProfileType } from '../../../../machines/registration/stepper/stepper.selectors';
import type { ProfileType } from '../../../domain/entities';
import { REGISTRABLE } from '../../../domain/profile-type';
import type { Step } from '../../../domain/wizard/steps';
import { Panel } from '../../../ui/panel';
import { StepBody } from '../stepper/step-body';
import { TYPE_FIELD } from './step-values';
import type { StepFieldsProps } from '../stepper/stepper-props';
import { useStepForm } from './use-step-form';
import { useWaiting, type Wizard } from '../stepper/wizard';

export type FormStepProps = Wizard & { readonly step: Step };

/** The fields of a step, and their labels in the error summary. */
export type StepFields = {
  readonly labels: Readonly<Record<string, string>>;
  readonly Fields: ComponentType<
    StepFieldsProps & {
      /** The types to choose from. */
      readonly offered: readonly ProfileType[];
      readonly onChoose: (type: ProfileType) => void;
    }
  >;
};

/** The cards of the profile types stand on the page background. Other fields stand on a white card. */
const Street = chakra('div', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** A step that is a plain form. */
export function FormStep({ actor, facts, step, labels, Fields }: FormStepProps & StepFields) {
  const profileType = useSelector(actor, selectProfileType);
  const plan = useSelector(actor, selectPlan);
  const { locked } = useWaiting(actor);
  const form = useStepForm({ actor, facts, id: `step-${step.id}`, step, labels });
  const choose = (type: ProfileType) => {
    form.assign({ [TYPE_FIELD]: type });
    actor.send({ type: 'type.chosen', profileType: type });
  };
  const fields = (
    <Fields
      form={form}
      facts={facts}
      profileType={profileType}
      locked={locked}
      offered={REGISTRABLE.filter((type) => plan[type] !== undefined)}
      onChoose={choose}
    />
  );
  return (
    <StepBody actor={actor} facts={facts} step={step} form={form}>
      {step.id === 'profileType' ? (
        <Street>{fields}</Street>
      ) : (
        <Panel display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          {fields}
        </Panel>
      )}
    </StepBody>
  );
}
