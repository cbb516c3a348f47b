import type { AnyStateMachine, InputFrom } from 'xstate';
import { business, application } from '../../../machines/registration/submission/submission.fixtures';
import { fixtures as stepperFixtures } from '../../../machines/registration/stepper/stepper.fixtures';
import type { StepperInput } from '../../../machines/registration/stepper/stepper.types';
import { premiumConfig } from '../../../machines/samples';
import { addPremiumPlan, registrationPlan, type StepPlan } from '../../domain/wizard/steps';
import type { ProfileType } from '../../domain/entities';
import type { Flow, Path, Step } from '../play/flow';
import { provideStepper } from '../../features/registration/stepper/stepper.provide';
import { toE164 } from '../../domain/phones/phone';
import { flows } from '../flows';
import { playedEnvironment } from '../play/environment';
import { startRig, type Rig } from '../play/rig';

/** A flow that is shown only inside another, played there: the host's rig, and the path in terms of the host. */
export type Hosted = {
  readonly flow: Flow;
  readonly rig: Rig;
  /** The host's input, and its name where it matters who fills it in. */
  readonly input: unknown;
  readonly opening: string;
  readonly steps: readonly Step[];
  /** The path of the hosted flow below the host. */
  readonly at: string;
};

const children = { submission: flows.submission, cardEntry: flows['card-entry'] };
const wizard: Flow = { ...flows.stepper, children };
const registering: StepPlan = registrationPlan({ premium: true, premiumOnly: false, preset: null });

/** A visitor's wizard has other rules: it asks for their details. */
const visitorsWizard: Flow = {
  ...wizard,
  provided: provideStepper(playedEnvironment, {
    draft: 'register',
    endpoint: 'register',
    plan: registering,
    preset: null,
    visitor: { toE164 },
    premium: premiumConfig,
    account: null,
    knownAccounts: () => [],
  }),
};

const { customer } = stepperFixtures.inputs.business;
const undecided = stepperFixtures.inputs.business.undecided;

/** A wizard at its last step, with all earlier steps filled in. */
function atLastStep(
  profileType: ProfileType,
  values: StepperInput['values'],
  isCustomer: boolean,
  repeatable: boolean,
): StepperInput {
  const plan = isCustomer ? addPremiumPlan({ kind: 'normal' }) : registering;
  return {
    customer: isCustomer ? customer : null,
    repeatable,
    plan,
    undecided,
    profileType,
    values: { ...values, profileType },
    resumeAt: plan[profileType]?.at(-1)?.id ?? null,
  };
}

class Playing {
  readonly steps: Step[] = [];
  readonly rig: Rig;
  readonly flow: Flow;
  readonly input: unknown;
  constructor(flow: Flow, input: unknown) {
    this.flow = flow;
    this.input = input;
    this.rig = startRig<AnyStateMachine>(flow, input as InputFrom<AnyStateMachine>);
  }
  play(...steps: readonly Step[]): void {
    for (const step of steps) {
      this.rig.play(step);
      this.steps.push(step);
    }
  }
}

const hostedIn = ({ flow, rig, input, steps }: Playing, at: string, opening: string): Hosted => ({
  flow,
  rig,
  input,
  opening,
  steps,
  at,
});

const isWaiting = (rig: Rig, path: string): boolean => rig.live().some((actor) => actor.path === path);

const entered: readonly Step[] = [
  {
    to: 'cardEntry',
    event: { type: 'cardholder.changed', name: 'Aoife Byrne' } as { readonly type: string },
  },
  {
    to: 'cardEntry',
    event: { type: 'element.changed', change: { complete: true, empty: false, error: null } } as {
      readonly type: string;
    },
  },
];
const agreed: Step = {
  to: 'cardEntry',
  event: { type: 'terms.changed', accepted: true } as { readonly type: string },
};

/** Fills in what the last step lacks, and presses its button. */
function press(playing: Playing, values: StepperInput['values'], key: string): void {
  const { rig } = playing;
  if (isWaiting(rig, 'cardEntry/loadProvider'))
    playing.play({ settle: 'cardEntry/loadProvider', with: 'loaded' });
  const hasEntry = isWaiting(rig, 'cardEntry');
  if (hasEntry && (rig.child('cardEntry').context as { readonly card: unknown }).card === null)
    playing.play(...entered, agreed);
  playing.play({ to: '', event: { type: 'step.next', values, key } as { readonly type: string } });
  if (isWaiting(rig, 'cardEntry/createToken'))
    playing.play({ settle: 'cardEntry/createToken', with: 'token' });
}

type Requested = { readonly type: string; readonly body?: typeof business; readonly key?: string };

function hostSubmission({ input, steps }: Path): Hosted {
  const first = steps.find((step) => 'event' in step && step.event.type === 'submission.requested');
  const body = (first && 'event' in first ? (first.event as Requested).body : undefined) ?? business;
  const gathered = body.profileType === 'bill_pay' ? application : business;
  const isCustomer = input === 'customer';
  const playing = new Playing(
    isCustomer ? wizard : visitorsWizard,
    atLastStep(
      gathered.profileType as ProfileType,
      gathered.values,
      isCustomer,
      input !== 'visitorUnrepeatable',
    ),
  );
  if (isWaiting(playing.rig, 'cardEntry/loadProvider'))
    playing.play({ settle: 'cardEntry/loadProvider', with: 'loaded' });
  for (const step of steps) {
    if ('tick' in step) playing.play(step);
    else if ('settle' in step) playing.play({ ...step, settle: `submission/${step.settle}` });
    else if (step.event.type === 'submission.requested')
      press(playing, gathered.values, (step.event as Requested).key ?? '');
    else playing.play({ ...step, to: 'submission' });
  }
  return hostedIn(playing, 'submission', `${input}.${gathered.profileType}`);
}

const profile: Flow = {
  ...flows['card-add'],
  children: { ...flows['card-add'].children, cardEntry: flows['card-entry'] },
};

const added: Step = {
  to: '',
  event: { type: 'card.submitted', nickname: 'Everyday', key: 'press' } as { readonly type: string },
};

function hostEntry({ input, steps }: Path): Hosted {
  const onProfile = input === 'profile';
  const flow = onProfile ? profile : wizard;
  const playing = new Playing(
    flow,
    onProfile
      ? flows['card-add'].fixtures.inputs['adding']
      : atLastStep('business', business.values, true, true),
  );
  for (const step of steps) {
    if ('tick' in step) playing.play(step);
    else if ('settle' in step) playing.play({ ...step, settle: `cardEntry/${step.settle}` });
    // Only the parent requests a token, and it then expects one.
    else if (onProfile && step.event.type === 'token.requested') playing.play(added);
    else playing.play({ ...step, to: 'cardEntry' });
  }
  return hostedIn(playing, 'cardEntry', input);
}

/** The bank approved, the confirmation was not answered, and Retry sends it again. */
const repeated: readonly Step[] = [
  { settle: 'submission/postSubmission', with: 'paymentRequired' },
  { settle: 'submission/cardAuthentication/runChallenge', with: 'succeeded' },
  { settle: 'submission/cardAuthentication/confirm', with: 'unknown' },
  { settle: 'submission/reconcile', with: 'missing' },
  { to: 'submission', event: { type: 'submission.retried' } },
];

/** Maps the profile's outcomes to the names that the wizard uses. */
const inWizard: Readonly<Record<string, string>> = { saved: 'completed' };

function hostAuthentication({ input, steps }: Path): Hosted {
  const onProfile = input === 'challenged';
  const at = onProfile ? 'cardAuthentication' : 'submission/cardAuthentication';
  const playing = onProfile
    ? new Playing(profile, flows['card-add'].fixtures.inputs['adding'])
    : new Playing(wizard, atLastStep('business', business.values, true, true));
  if (onProfile) {
    playing.play({ settle: 'cardEntry/loadProvider', with: 'loaded' }, ...entered, added);
    playing.play({ settle: 'cardEntry/createToken', with: 'token' });
    playing.play({ settle: 'postCard', with: 'paymentRequired' });
  } else {
    press(playing, business.values, 'press');
    playing.play(...repeated);
  }
  for (const step of steps) {
    if (!('settle' in step)) playing.play(step);
    else {
      const outcome = onProfile ? step.with : (inWizard[step.with] ?? step.with);
      playing.play({ ...step, settle: `${at}/${step.settle}`, with: outcome });
    }
  }
  return hostedIn(playing, at, input);
}

const hosts: Readonly<Record<string, (path: Path) => Hosted>> = {
  submission: hostSubmission,
  'card-authentication': hostAuthentication,
  'card-entry': hostEntry,
};

/**
 * Plays a path of a flow without its own screen inside the flow that shows it.
 *
 * @returns `null` for a flow that has its own screen
 */
export const hosted = (flow: string, path: Path): Hosted | null => hosts[flow]?.(path) ?? null;

/** Plays the first steps of the host again. */
export function playHost({ flow, input, steps }: Hosted, taken: number): Rig {
  const playing = new Playing(flow, input);
  playing.play(...steps.slice(0, taken));
  return playing.rig;
}
