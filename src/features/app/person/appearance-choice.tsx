import { shell } from '#messages/app/shell';
import { APPEARANCES } from '../../../domain/appearance';
import { RadioRows } from '../../../ui/form/radio-rows';
import { useAppearance } from '../../../ui/use-appearance';

/** Light, dark, or as the device says: the choice of the person's menu, for narrow screens. */
export function AppearanceChoice() {
  const [chosen, choose] = useAppearance();
  return (
    <RadioRows
      label={shell.appearance}
      rows={APPEARANCES.map((value) => ({ value, title: shell.appearances[value] }))}
      chosen={chosen}
      onChoose={choose}
    />
  );
}
