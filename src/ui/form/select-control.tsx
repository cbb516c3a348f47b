import { NativeSelect } from '@chakra-ui/react/native-select';
import type { ComponentProps } from 'react';
import { Icon } from '../icons';
import { nativeSelectRecipe } from '../theme/controls';

/** A native select, styled like a text control. Use it in a `FieldFrame`, which may disable it. */
export function SelectControl(props: ComponentProps<typeof NativeSelect.Field>) {
  return (
    <NativeSelect.Root recipe={nativeSelectRecipe}>
      <NativeSelect.Field {...props} />
      <NativeSelect.Indicator>
        <Icon name="down" />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
