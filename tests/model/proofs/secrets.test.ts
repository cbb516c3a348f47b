import { describe, expect, it } from 'vitest';
import { assign } from 'xstate';
import { describePath, type Flow } from '../../../src/review/play/flow';
import { flows } from '../../../src/review/flows';
import { walk } from '../../../src/review/play/walker';
import { planted, secretsSent, withSecrets } from '../../support/canaries/planted';
import { withoutInputs } from '../../support/canaries/secrets';

const all = Object.entries<Flow>(flows).map(([name, flow]): [string, Flow] => [name, withSecrets(flow)]);
const carrying = all.filter(([, flow]) => secretsSent(flow).length > 0);

const isIn = (value: unknown): boolean => {
  const text = JSON.stringify(value);
  return Object.values(planted).some((secret) => text.includes(secret));
};

/** Canaries outside of running calls: in a snapshot that would be persisted, or in a transient snapshot. */
function strayIn(flow: Flow): { readonly stray: readonly string[]; readonly given: number } {
  const stray = new Set<string>();
  let given = 0;
  walk(flow, {
    onSnapshot(snapshot, path) {
      if (isIn(snapshot.context)) stray.add(`passed through: ${describePath(path)}`);
    },
    onRest(rig, path) {
      const persisted = rig.persisted();
      // It may only be in the input of a running call.
      if (isIn(persisted)) given += 1;
      if (isIn(withoutInputs(persisted))) stray.add(`persisted: ${describePath(path)}`);
    },
  });
  return { stray: [...stray], given };
}

it('these flows handle secrets', () => {
  expect(carrying.map(([name]) => name).sort()).toEqual([
    'bot-check',
    'card-account-add',
    'card-choice',
    'card-removal',
    'change-password',
    'close-account',
    'contact',
    'credit-request',
    'credit-request-decision',
    'device-sign-out',
    'email-change',
    'factor-add',
    'factor-change',
    'factor-reset',
    'form-submission',
    'impersonation-start',
    'look-only',
    'passkey-sign-in',
    'password-strength',
    'recovery-codes',
    'second-step',
    'settings',
    'subscription-cancel',
    'subscription-resume',
    'subscription-withdrawal',
  ]);
});

describe.each(carrying)('%s', (_name, flow) => {
  it('persists no secret in any state that it reaches', () => {
    expect(strayIn(flow).stray).toEqual([]);
  });
});

it('a chart that keeps a secret is detected', () => {
  const flow = withSecrets(flows['form-submission']);
  const keepKey = assign(({ event }: { event: unknown }) => ({ key: JSON.stringify(event) }));
  const provided = flow.provided.provide({ actions: { keepKey } } as never);
  expect(strayIn({ ...flow, provided }).stray).not.toEqual([]);
  expect(strayIn(flow).given).toBeGreaterThan(0);
});
