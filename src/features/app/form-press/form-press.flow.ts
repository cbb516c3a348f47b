import { fixtures } from '../../../../machines/app/form-press/form-press.fixtures';
import { formPressMachine } from '../../../../machines/app/form-press/form-press.machine';
import { flowOf } from '../../../review/play/flow';

/** The hook of the forms (src/ui/form/use-form.ts) gives it the only effect that it has. */
export const formPressFlow = flowOf(
  formPressMachine,
  formPressMachine.provide({ actions: { sendValues: () => undefined } }),
  fixtures,
);
