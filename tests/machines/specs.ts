import type { FlowSpec } from '../support/charts/flow-spec';
import { specs as admin } from './admin/specs';
import { specs as app } from './app/specs';
import { specs as cards } from './cards/specs';
import { specs as content } from './content/specs';
import { specs as legacy } from './legacy/specs';
import { specs as premium } from './premium/specs';
import { specs as profiles } from './profiles/specs';
import { specs as registration } from './registration/specs';
import { specs as session } from './session/specs';
import { specs as settings } from './settings/specs';

/** What the tests say of every flow. */
export const specs: readonly FlowSpec[] = [
  ...admin,
  ...app,
  ...cards,
  ...content,
  ...legacy,
  ...premium,
  ...profiles,
  ...registration,
  ...session,
  ...settings,
];

/** What the tests say of the flow of this name. */
export function specOf(flow: string): FlowSpec {
  const spec = specs.find((one) => one.flow.machine.id === flow);
  if (!spec) throw new Error(`Nothing is said of '${flow}'`);
  return spec;
}
