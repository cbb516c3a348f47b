import { describe, expect, it } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { subscribeToService } from '../../../src/app/environment/subscribe-to-service';
import { enterWorld } from '../../support/system/provide/wizard-world';

/** Somebody who listens to an app-wide actor, by how often it was started. */
async function listenTo(name: 'tabs' | 'cards') {
  const { app } = await enterWorld();
  const { services, collections } = app.getSnapshot().children;
  const refs: AnyActorRef[] = [];
  const heard: string[] = [];
  const lookUp = () => app.system.get(name) as AnyActorRef;
  const stop = subscribeToService(app, lookUp, (ref) => {
    const nth = refs.push(ref);
    heard.push(`to ${nth}`);
    return () => void heard.push(`no more to ${nth}`);
  });
  /** One of them fails, and is started again. */
  const fail = (which: 'tabs' | 'cards') => {
    const type = `xstate.error.actor.${which}`;
    const supervisor = (which === 'tabs' ? services : collections) as AnyActorRef;
    supervisor.send({ type, error: new Error('It failed'), actorId: which });
  };
  return { heard, stop, fail };
}

describe('a subscriber to an app-wide actor', () => {
  it.each(['tabs', 'cards'] as const)(
    'is subscribed to its replacement after a restart, and to no other: %s',
    async (name) => {
      const { heard, fail, stop } = await listenTo(name);
      fail(name === 'tabs' ? 'cards' : 'tabs');
      expect(heard).toEqual(['to 1']);
      fail(name);
      expect(heard).toEqual(['to 1', 'no more to 1', 'to 2']);
      stop();
      fail(name);
      expect(heard).toEqual(['to 1', 'no more to 1', 'to 2', 'no more to 2']);
    },
  );
});
