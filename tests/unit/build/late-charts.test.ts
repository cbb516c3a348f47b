import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createActor, type createMachine, type StateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { lateCharts } from '../../../src/build/late-charts';

const folder = resolve('node_modules/xstate/dist');
const [file = ''] = readdirSync(folder).filter((name) => /^StateMachine-\w+\.esm\.js$/.test(name));
const original = readFileSync(resolve(folder, file), 'utf8');

function transformed(code: string, id = `/x/node_modules/xstate/dist/${file}`): string | null {
  const { transform } = lateCharts();
  if (typeof transform !== 'function') throw new Error('no transform hook');
  const context = {
    error: (message: string) => {
      throw new Error(message);
    },
  };
  return (Reflect.apply(transform, context, [code, id]) as { code: string } | null)?.code ?? null;
}

type Machine = ReturnType<typeof createMachine>;
type Late = { readonly S: new (...of: ConstructorParameters<typeof StateMachine>) => Machine };

/** XState's own machines, as the build has them. */
async function lateMachines(): Promise<Late['S']> {
  const code = (transformed(original) ?? '').replaceAll("from './", `from '${pathToFileURL(folder).href}/`);
  const { S } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Late;
  return S;
}

const NOTHING = { actors: {}, actions: {}, delays: {}, guards: {} };
const config = {
  id: 'light',
  initial: 'red',
  states: {
    red: { on: { GO: 'green' } },
    green: { on: { STOP: { target: 'red', guard: 'allowed' } }, initial: 'calm', states: { calm: {} } },
  },
};

describe('lateCharts', () => {
  it('makes the states once they are asked for, once', async () => {
    const Late = await lateMachines();
    const machine = new Late(config, NOTHING);
    const made = () => (machine as unknown as { idMap: Map<string, unknown> }).idMap.size;
    expect(made()).toBe(0);
    const { root } = machine;
    expect(made()).toBe(4);
    expect(machine.root).toBe(root);
    expect(machine.states).toBe(root.states);
    expect([...machine.events].sort()).toEqual(['GO', 'STOP']);
    expect(made()).toBe(4);
  });

  it('leaves a chart that others are made of without states of its own', async () => {
    const Late = await lateMachines();
    const bare = new Late(config, NOTHING);
    const provided = bare.provide({ guards: { allowed: () => true } });
    const actor = createActor(provided).start();
    actor.send({ type: 'GO' });
    expect(actor.getSnapshot().value).toEqual({ green: 'calm' });
    actor.send({ type: 'STOP' });
    expect(actor.getSnapshot().value).toBe('red');
    expect((bare as unknown as { idMap: Map<string, unknown> }).idMap.size).toBe(0);
  });

  it('keeps the lines of the file, and leaves every other alone', () => {
    expect(transformed(original)?.split('\n')).toHaveLength(original.split('\n').length);
    expect(transformed(original, '/x/node_modules/xstate/dist/raise-1.esm.js')).toBeNull();
  });

  it('ends the build when XState reads differently', () => {
    expect(() => transformed(original.replace('this.root._initialize();', ''))).toThrow('where is');
  });
});
