import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { DeferredSnapshot } from '../play/deferred';
import type { Flow, Step } from '../play/flow';
import { flows } from '../play/flows';
import { startRig, type Rig } from '../play/rig';

type StandIn = { readonly flow: Flow; readonly steps: (input: unknown) => readonly Step[] };

const just = (flow: Flow, ...steps: readonly Step[]): StandIn => ({ flow, steps: () => steps });
const draft: Step = { settle: 'readDraft', with: 'untouched' };

/** How the charts begin that a flow has stood in for, by their `src`: up to where a person can do something. */
const standIns: Readonly<Record<string, StandIn>> = {
  accountSwitches: just(flows['account-switches']),
  cardAccountAdd: just(flows['card-account-add'], draft),
  cardAdd: just(flows['card-add'], { settle: 'cardEntry/loadProvider', with: 'loaded' }),
  cardDefault: just(flows['card-default']),
  cardChoice: just(flows['card-choice']),
  cardEntry: just(flows['card-entry'], { settle: 'loadProvider', with: 'loaded' }),
  cardRemoval: just(flows['card-removal']),
  content: {
    flow: flows.content,
    steps: (input) => [
      { to: '', event: { type: 'content.requested' } },
      {
        settle: 'loadContent',
        with: (input as { readonly page: string }).page === 'contact' ? 'subjects' : 'loaded',
      },
    ],
  },
  creditRequest: just(flows['credit-request'], draft),
  impersonationStart: just(flows['impersonation-start']),
  stepper: just(flows.stepper),
  submission: just(flows.submission),
  subscriptionCancel: just(flows['subscription-cancel']),
  subscriptionResume: just(flows['subscription-resume']),
  subscriptionWithdrawal: just(flows['subscription-withdrawal']),
};

/**
 * A played chart in the place of one that is not run.
 *
 * @param src the name under which its parent invokes it
 * @returns `null` for what is no chart of a screen
 */
export function standInFor(src: string, deferred: AnyActorRef): Rig | null {
  const standIn = standIns[src];
  if (standIn === undefined) return null;
  const { input } = deferred.getSnapshot() as DeferredSnapshot;
  const rig = startRig<AnyStateMachine>(standIn.flow, input);
  for (const step of standIn.steps(input)) rig.play(step);
  return rig;
}
