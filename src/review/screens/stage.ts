import {
  isMachineSnapshot,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type Snapshot,
} from 'xstate';
import type { ScreenActor } from '../../ui/screen-actor';
import type { LiveActor, Rig } from '../play/rig';
import { standInFor } from './stand-ins';

/** Receives a person's actions on a screen: the path of the actor below the root, and the event. */
export type Heard = (to: string, event: AnyEventObject) => void;

/** The actor that a screen uses. The older page's screen also listens to emitted events. */
export type StagedActor<TMachine extends AnyStateMachine> = ScreenActor<TMachine> &
  Pick<ActorRefFrom<TMachine>, 'on'>;

/**
 * The actors of a rig for screens. Charts that the rig does not run but a screen shows (the dialogs of Manage
 * Payments, the steps of a wizard) are played on their own: actions there change them, and nothing in the rig.
 */
export class Stage {
  readonly #rig: Rig;
  readonly #heard: Heard;
  readonly #actors = new WeakMap<AnyActorRef, ScreenActor<AnyStateMachine>>();
  readonly #snapshots = new WeakMap<object, AnyMachineSnapshot>();

  /** @param heard without it, an event goes straight into the rig */
  constructor(rig: Rig, heard: Heard = (to, event) => rig.sendTo(to, event)) {
    this.#rig = rig;
    this.#heard = heard;
  }

  /** The flow's own actor. */
  root<TMachine extends AnyStateMachine>(): StagedActor<TMachine> {
    const [root] = this.#rig.live();
    if (root === undefined) throw new Error('The rig has no root actor');
    return this.#actorOf(root.ref, '') as unknown as StagedActor<TMachine>;
  }

  #actorOf(ref: AnyActorRef, path: string): ScreenActor<AnyStateMachine> {
    const known = this.#actors.get(ref);
    if (known !== undefined) return known;
    const actor = {
      getSnapshot: () => this.#snapshotOf(ref.getSnapshot() as AnyMachineSnapshot, path),
      subscribe: ref.subscribe.bind(ref),
      on: ref.on.bind(ref),
      send: (event: AnyEventObject) => this.#heard(path, event),
    } as unknown as ScreenActor<AnyStateMachine>;
    this.#actors.set(ref, actor);
    return actor;
  }

  #snapshotOf(snapshot: AnyMachineSnapshot, path: string): AnyMachineSnapshot {
    const known = this.#snapshots.get(snapshot);
    if (known !== undefined) return known;
    const live = this.#rig.live();
    const children = Object.fromEntries(
      Object.entries(snapshot.children as Readonly<Record<string, AnyActorRef>>).flatMap(([id, child]) => {
        const childPath = path === '' ? id : `${path}/${id}`;
        // A failed actor still exists, but has nothing to show.
        const isLive = live.some((actor) => actor.path === childPath);
        return isLive ? [[id, this.#childOf(child, childPath, live)]] : [];
      }),
    );
    const shown = { ...snapshot, children } as unknown as AnyMachineSnapshot;
    this.#snapshots.set(snapshot, shown);
    return shown;
  }

  #childOf(child: AnyActorRef, path: string, live: readonly LiveActor[]): unknown {
    if (isMachineSnapshot(child.getSnapshot() as Snapshot<unknown>)) return this.#actorOf(child, path);
    const known = this.#actors.get(child);
    if (known !== undefined) return known;
    const src = live.find((actor) => actor.path === path)?.src;
    const standIn = src === undefined ? null : standInFor(src, child);
    if (standIn === null) return child;
    const actor = new Stage(standIn).root();
    this.#actors.set(child, actor);
    return actor;
  }
}
