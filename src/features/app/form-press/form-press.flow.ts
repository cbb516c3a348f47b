import { fixtures } from '../../../../machines/app/form-press/form-press.fixtures';
import { formPressMachine } from '../../../../machines/app/form-press/form-press.machine';
import { flowOf } from '../../../review/play/flow';

/** Its only effect is provided by the form hook (src/ui/form/use-form.ts). */
export const formPressFlow = flowOf(
  formPressMachine,
  formPressMachine.provide({ actions: { sendValues: () => undefined } }),
  fixtures,
);
