import { createActor } from 'xstate';
import { selectHasStartUpFailed } from '../../../machines/app/app/app.selectors';
import { Notices } from '../../../src/features/app/notifications/notices';
import { provideAdminLogin } from '../../../src/features/session/sign-in/admin-login.provide';
import { provideLogin } from '../../../src/features/session/sign-in/login.provide';
import type { FaultCall } from '../../../src/review/faults/call';
import { expectationOf, type Expectation } from './expectations';
import { OTHER_VERSION, type FaultKind, type FaultPlay } from '../../../src/review/faults/kinds';
import { EMAIL } from './people';
import type { Scene } from './scene';
import { sceneOf } from './scenes';
import { textOf } from './screen-text';
import { untruths } from './truth';
import { createWorld, type Changes, type Fault, type World } from './world';

const wordsOn = (world: World, scene: Scene): string =>
  textOf(
    <>
      <Notices actor={world.app.system.get('notifications')} />
      {scene.said()}
    </>,
  );

const isSignedOut = (world: World): boolean =>
  world.session().matches('signedOut') || world.session().matches('signingInAgain');

const standingOf = (world: World, scene: Scene): Expectation['standing'] | 'busy' => {
  if (scene.isBusy()) return 'busy';
  if (selectHasStartUpFailed(world.app.getSnapshot())) return 'failed';
  if (scene.isDone()) return 'done';
  if (world.session().matches('signingInAgain')) return 'signsInAgain';
  return isSignedOut(world) ? 'signedOut' : 'failed';
};

/** Signs the same person in again, with the app's own form. */
async function signIn(world: World, person: FaultCall['person']): Promise<void> {
  const provide = person === 'customer' ? provideLogin : provideAdminLogin;
  const login = world.open(createActor(provide(world.environment)));
  login.send({
    type: 'form.submitted',
    values: { email: person === 'customer' ? EMAIL : person, password: 'p' },
    key: 'login',
  });
  await world.answered();
  login.stop();
}

/** Signing in again, a check on the server, and a press. */
const MOST_TURNS = 3;

const effectsOf = (world: World, scene: Scene): number =>
  world.server.known.effects.filter((one) => one === scene.effect).length;

/** Results after which the input must still be there. */
const KEEPING: readonly Expectation['standing'][] = ['failed', 'signsInAgain'];

/** The problems with the person's situation after the fault. */
function wrongAfter(world: World, scene: Scene, call: FaultCall, expected: Expectation): readonly string[] {
  const standing = standingOf(world, scene);
  const words = wordsOn(world, scene);
  const effects = effectsOf(world, scene);
  const tokens = world.server.known.effects.filter((one) => one === 'token deleted').length;
  return [
    ...(standing === expected.standing ? [] : [`it stands as ${standing} instead of ${expected.standing}`]),
    ...expected.words
      .filter((word) => !words.includes(word))
      .map((word) => `'${word}' is not said, but '${words}'`),
    ...(expected.atField === null || Object.values(scene.atFields()).includes(expected.atField)
      ? []
      : [`nothing stands at the field, but '${words}'`]),
    ...(KEEPING.includes(expected.standing) && !scene.keeps() ? ['what was entered is gone'] : []),
    ...(call.class === 'cleanUp'
      ? tokens !== expected.effects
        ? [`the token was deleted ${tokens} times instead of ${expected.effects}`]
        : []
      : scene.effect !== null && effects !== expected.effects
        ? [`the server did it ${effects} times instead of ${expected.effects}`]
        : []),
    ...(expected.standing === 'done' && expected.words.length === 0 ? untruths(world) : []),
  ];
}

/** Reports that are expected by design: records that were left out, and a card that could not be deleted. */
const EXPECTED_REPORTS = /^(?:answer|navigation|submission): /u;

const crashed = (world: World): readonly string[] => [
  ...world.crashes.map((error) => `it crashed: ${String(error)}`),
  ...(world.app.getSnapshot().status === 'active' ? [] : ['the app is over']),
  ...world.failures.filter((one) => !EXPECTED_REPORTS.test(one)).map((one) => `it was reported: ${one}`),
];

/** After the fault has ended, the same action must work, and the server must have executed it once. */
async function recover(world: World, scene: Scene, { call, play }: Fault): Promise<readonly string[]> {
  world.begin(null);
  // Nobody returns to a closed account.
  if (world.server.known.closed && isSignedOut(world)) return [];
  let now = scene;
  // A loaded list may lack a record, and after a clean-up in the background the rest is still to be done. So act
  // again.
  let again = call.class === 'list' || call.class === 'cleanUp';
  for (let turns = 0; turns < MOST_TURNS && (again || !now.isDone()); turns += 1) {
    if (isSignedOut(world) && !selectHasStartUpFailed(world.app.getSnapshot())) {
      const stays = world.session().matches('signingInAgain');
      if (!stays) now.close();
      await signIn(world, call.person);
      if (!stays && sceneOf(call).beforeStart !== true) now = await sceneOf(call).open(world, call);
    }
    if (call.class === 'offer' && !now.isDone()) world.reload();
    if (again || !now.isDone()) now.press();
    again = false;
    await world.answered();
  }
  // Without the session the call has lost its purpose, too.
  const isOver = (call.class === 'return' || call.class === 'logout') && play.meaning(call) === 'signedOut';
  const expected = isOver ? 0 : 1;
  const effects = effectsOf(world, now);
  return [
    ...(now.isDone()
      ? []
      : [`it does not work afterwards: it stands as ${standingOf(world, now)}, '${wordsOn(world, now)}'`]),
    ...(now.effect !== null && effects !== expected ? [`in the end the server did it ${effects} times`] : []),
    ...untruths(world),
  ];
}

/** The screen before the fault, with the person's input. */
async function begin(
  call: FaultCall,
  changes: Changes,
): Promise<{ readonly world: World; readonly scene: Scene }> {
  const opening = sceneOf(call);
  const world = createWorld(call.person, changes);
  if (opening.beforeStart !== true) {
    world.start();
    await world.answered();
  }
  return { world, scene: await opening.open(world, call) };
}

/** Presses while the fault is active, and waits until all responses have arrived or timed out. */
async function meet(world: World, scene: Scene, fault: Fault): Promise<readonly string[]> {
  const requests = world.sent.length;
  world.begin(fault);
  scene.press();
  await world.answered();
  return world.sent.length === requests ? ['nothing was sent'] : [];
}

/** The server has executed the request, and the person leaves instead of pressing again. The lists must show it. */
async function leaveAfter(fault: Fault, changes: Changes): Promise<readonly string[]> {
  const { world, scene } = await begin(fault.call, changes);
  try {
    if (scene.leave === undefined) return [];
    await meet(world, scene, fault);
    world.begin(null);
    scene.leave();
    await world.answered();
    return [...untruths(world).map((one) => `once the person has left ${one}`), ...crashed(world)];
  } finally {
    world.end();
  }
}

/**
 * Makes a call that meets a fault, and lets the person continue after it.
 *
 * @returns the problems
 */
export async function playCell(
  call: FaultCall,
  { name: kind }: FaultKind,
  play: FaultPlay,
  changes: Changes = {},
): Promise<readonly string[]> {
  const fault = { call, play };
  const expected = expectationOf(call, kind, play);
  const isLost = expected.standing === 'failed' && expected.effects > 0;
  const { world, scene } = await begin(call, changes);
  try {
    const unsent = await meet(world, scene, fault);
    if (unsent.length > 0) return unsent;
    const isTold = !world.app.system.get('newVersion').getSnapshot().matches('current');
    return [
      ...wrongAfter(world, scene, call, expected),
      ...(kind === 'other version' && !isTold ? [`nobody is told of ${OTHER_VERSION}`] : []),
      ...(await recover(world, scene, fault)),
      ...crashed(world),
      ...(isLost ? await leaveAfter(fault, changes) : []),
    ];
  } finally {
    world.end();
  }
}
