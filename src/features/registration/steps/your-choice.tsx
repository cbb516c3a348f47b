import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { stepper as texts } from '#messages/registration/stepper';
import { selectProfileType, selectValues } from '../../../../machines/registration/stepper/stepper.selectors';
import { valueOf } from '../../../domain/wizard/step-fields';
import { Panel } from '../../../ui/panel';
import { Help } from '../../../ui/text';
import { ProfilePrice } from '../prices/profile-price';
import { choiceName } from '../step-frame/step-names';
import { WhatHappensNext } from '../stepper/what-happens-next';
import type { Wizard } from '../stepper/wizard';

const HEADING_ID = 'your-choice';

/** Beside the steps on wide screens: the chosen type, its price, and what happens next. */
export function YourChoice({ actor, facts }: Wizard) {
  const profileType = useSelector(actor, selectProfileType);
  const users = Number(valueOf(useSelector(actor, selectValues), 'users'));
  return (
    <Panel as="aside" aria-labelledby={HEADING_ID} display="grid" gap="4">
      <chakra.h2 id={HEADING_ID} fontSize="lg" fontWeight="medium">
        {texts.yourChoice}
      </chakra.h2>
      {profileType === null ? (
        <Help fontSize="sm">{texts.nothingChosen}</Help>
      ) : (
        <>
          <chakra.div display="grid" gap="1">
            <p>{choiceName(profileType, users, facts.premium)}</p>
            <ProfilePrice type={profileType} facts={facts} users={users} />
          </chakra.div>
          <WhatHappensNext profileType={profileType} facts={facts} />
        </>
      )}
    </Panel>
  );
}
