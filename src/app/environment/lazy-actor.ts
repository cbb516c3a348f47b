import { fromCallback, type AnyActor } from 'xstate';
import type { LateActorEvent } from '../../../machines/app/services/services.types';

/**
 * An actor whose code comes when it is started. It runs as a root of its own, because no supervisor can invoke a chart
 * that is not there yet, and for its supervisor lives and fails as any other child.
 *
 * @param create fetches the code and makes the actor, not started
 */
export const lazyActor = <Input>(create: (input: Input) => Promise<AnyActor>) =>
  fromCallback<LateActorEvent, Input>(({ input, receive, self }) => {
    let actor: AnyActor | null = null;
    let over = false;
    const fail = (cause: unknown) => {
      if (over) return;
      self.send({ type: 'actor.failed', error: cause instanceof Error ? cause : new Error(String(cause)) });
    };
    receive(({ error }) => {
      throw error;
    });
    create(input).then((created) => {
      if (over) return;
      actor = created;
      actor.subscribe({ error: fail });
      actor.start();
    }, fail);
    return () => {
      over = true;
      actor?.stop();
    };
  });
