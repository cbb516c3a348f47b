import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { settings as texts } from '#messages/settings/settings';
import { selectValues } from '../../../../machines/settings/settings/settings.selectors';
import type { SettingsComparison } from '../../../../machines/settings/settings/settings.types';
import { taking, type SettingName, type SettingsValues } from '../../../domain/customer-settings';
import { Actions } from '../../../ui/actions';
import { Dialog } from '../../../ui/dialog';
import { RadioRows } from '../../../ui/form/radio-rows';
import { Help } from '../../../ui/text';
import { settingLabels, settingWords } from './settings-words';
import type { SettingsActor } from './use-settings-form';

type Choice = 'now' | 'mine';

type SettingsChangesDialogProps = {
  readonly actor: SettingsActor;
  readonly changed: SettingsComparison;
  /** Called with the merged values, to be saved. */
  readonly onSettle: (values: SettingsValues) => void;
  readonly onBack: () => void;
};

/**
 * Shows the settings that were changed elsewhere since the form was loaded, beside the values of the form. For a
 * field that was edited here, the form's value is preselected; for any other field, the saved value.
 */
export function SettingsChangesDialog({ actor, changed, onSettle, onBack }: SettingsChangesDialogProps) {
  const { changes, latest } = changed;
  const values = useSelector(actor, selectValues) ?? latest.values;
  const [choices, setChoices] = useState<Readonly<Partial<Record<SettingName, Choice>>>>({});
  const choiceOf = ({ setting, edited }: (typeof changes)[number]): Choice =>
    choices[setting] ?? (edited ? 'mine' : 'now');
  const save = () => {
    const taken = changes.filter((change) => choiceOf(change) === 'now').map(({ setting }) => setting);
    onSettle(taking(values, latest.values, taken));
  };
  return (
    <Dialog title={texts.changedTitle} closeLabel={texts.close} closable firstFocus="title" onClose={onBack}>
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <Help>{texts.changedHelp}</Help>
        {changes.map((change) => (
          <RadioRows<Choice>
            key={change.setting}
            label={settingLabels[change.setting]}
            rows={[
              {
                value: 'now',
                title: texts.now,
                content: settingWords(change.setting, latest.values, latest.settings),
              },
              {
                value: 'mine',
                title: change.edited ? texts.mine : texts.mineUnedited,
                content: settingWords(change.setting, values, latest.settings),
              },
            ]}
            chosen={choiceOf(change)}
            onChoose={(choice) => setChoices({ ...choices, [change.setting]: choice })}
          />
        ))}
        <Actions>
          <Button onClick={onBack}>{texts.back}</Button>
          <Button variant="solid" onClick={save}>
            {texts.submit}
          </Button>
        </Actions>
      </chakra.div>
    </Dialog>
  );
}
