import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { aoife } from '../../../machines/samples';
import type { PaymentsPort } from '../../../src/payments/port';
import type { Adapters } from '../../../src/app/environment/adapters';
import type { Flow } from '../../../src/review/play/flow';
import { flows } from '../../../src/review/flows';
import { playedEnvironment } from '../../../src/review/play/environment';
import { implementationsOf } from '../../../src/review/play/prepare';
import { awaitedBy, isPromise, type Awaited } from '../../support/charts/deferred-inputs';
import { nodesOf } from '../../support/charts/machine-file';
import { provisionFiles } from '../../support/charts/provision-files';
import { bounded, boundedElsewhere, formInputs, lateCode } from './bounded';

const server = vi.hoisted(() => ({ isSilent: false }));

/** A server that starts the app and then never responds again, and a provider that is available. */
vi.mock('../../../src/app/environment/adapters', async (original) => {
  const { createAdapters } = await original<typeof import('../../../src/app/environment/adapters')>();
  const never = () => new Promise<never>(() => undefined);
  const answers: Record<string, unknown> = {
    '/api/config': { stripePublicKey: 'pk_test_1', premiumEnabled: true, demo: false },
    '/api/auth/user': aoifeOnTheWire,
  };
  const fetch = (input: RequestInfo | URL): Promise<Response> => {
    if (server.isSilent) return never();
    const response = answers[input instanceof Request ? input.url : input.toString()];
    const envelope = response === undefined ? { code: 500 } : { code: 200, response };
    return Promise.resolve(Response.json(envelope));
  };
  const port = { reveal: (token: string) => token, keepChallenge: () => 'challenge' };
  return {
    createAdapters: (): Adapters => ({
      ...createAdapters({ fetch: fetch as typeof globalThis.fetch }),
      payments: {
        current: () => port as unknown as PaymentsPort,
        during: (work: () => unknown) => work(),
        isUnderWay: () => false,
        forget: () => undefined,
      } as unknown as Adapters['payments'],
      failures: { report: () => undefined },
    }),
  };
});

const aoifeOnTheWire = vi.hoisted(() => ({
  uuid: '',
  first_name: 'Aoife',
  last_name: 'Byrne',
  email: 'aoife.byrne@example.com',
  admin: false,
  guest: false,
  canBook: true,
  mustChangePassword: false,
  premium: false,
  receivedPremiumDiscount: false,
}));

const charts = Object.entries<Flow>(flows);
const triggersOf = ({ transitions }: AnyStateNode): readonly string[] => [...transitions.keys()].map(String);
const hasAfter = (node: AnyStateNode | undefined): boolean =>
  node !== undefined &&
  (triggersOf(node).some((trigger) => trigger.startsWith('xstate.after.')) || hasAfter(node.parent));

/** Every state of a chart that waits for a promise, as `flow src`. */
const waits = charts.flatMap(([name, { machine, provided }]) =>
  nodesOf(machine).flatMap((node) =>
    node.invoke.flatMap(({ id, src: given }) => {
      const src = given as string;
      const logic = implementationsOf(provided).actors[src] as unknown as AnyStateMachine;
      return isPromise(logic) ? [{ node, id, wait: `${name} ${src}` }] : [];
    }),
  ),
);

/** The forms that actually run in other charts. Their calls are provided separately in each. */
const forms = charts.flatMap(([name, { provided }]) =>
  Object.entries(implementationsOf(provided).actors).flatMap(([src, logic]) =>
    (logic as unknown as { id?: string }).id === 'form-submission'
      ? ['submitForm', 'reconcile', 'completeForm'].map((call) => `${name} ${src} ${call}`)
      : [],
  ),
);

/** Waits without a timer of their own. */
const untimed = [
  ...new Set([...waits.filter(({ node }) => !hasAfter(node)).map(({ wait }) => wait), ...forms]),
];

describe('every state that waits for a promise', () => {
  it('is one of many', () => {
    expect(waits.length).toBeGreaterThan(50);
  });

  it('continues when the promise resolves and when it rejects', () => {
    const deaf = waits.filter(({ node, id }) =>
      ['done', 'error'].some((end) => !triggersOf(node).includes(`xstate.${end}.actor.${id}`)),
    );
    expect(deaf.map(({ node }) => node.id)).toEqual([]);
  });

  it('has a time limit: its own, an ancestor’s, or that of the promise', () => {
    expect(untimed.sort()).toEqual([...Object.keys(bounded), ...Object.keys(boundedElsewhere)].sort());
  });

  it('has its own time limit if it waits for code', () => {
    const importing = provisionFiles().filter((file) => readFileSync(file, 'utf8').includes('import('));
    expect(importing).toEqual(Object.keys(lateCode));
    const timed = new Set(waits.map(({ wait }) => wait).filter((wait) => !untimed.includes(wait)));
    expect(
      Object.values(lateCode)
        .flat()
        .filter((wait) => !timed.has(wait)),
    ).toEqual([]);
  });
});

describe('the awaited calls', () => {
  let awaited: ReadonlyMap<string, Awaited>;

  beforeAll(async () => {
    vi.useFakeTimers();
    Object.assign(aoifeOnTheWire, { uuid: aoife.uuid });
    awaited = new Map(
      charts.flatMap(([name, flow]) => {
        const wanted = Object.keys(bounded).filter((key) => key.startsWith(`${name} `));
        if (wanted.length === 0) return [];
        return awaitedBy(name, flow, wanted).map((one): [string, Awaited] => [one.name, one]);
      }),
    );
    playedEnvironment.app().start();
    await vi.advanceTimersByTimeAsync(100);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(100);
    server.isSilent = true;
  });
  afterAll(() => {
    playedEnvironment.app().stop();
    vi.useRealTimers();
  });

  it('are made by a signed-in person', () => {
    expect(playedEnvironment.app().system.get('session').getSnapshot().context.user?.uuid).toBe(aoife.uuid);
  });

  it.each(Object.entries(bounded))('end in bounded time without a response: %s', async (name, bound) => {
    const one = awaited.get(name);
    if (!one) throw new Error(`No walk comes to '${name}'`);
    const input = { ...(one.input as object), ...formInputs[name] };
    const actor = createActor(one.logic, { input });
    actor.subscribe({ error: () => undefined });
    actor.start();
    const status = () => (actor.getSnapshot() as { readonly status: string }).status;
    await vi.dynamicImportSettled();
    if (bound.asks === 'server') {
      await vi.advanceTimersByTimeAsync(bound.endsBy - 1);
      expect(status()).toBe('active');
    }
    await vi.advanceTimersByTimeAsync(2);
    expect(status()).not.toBe('active');
    actor.stop();
    // Other waits, for example for a list, end as well.
    await vi.advanceTimersByTimeAsync(120_000);
  });
});
