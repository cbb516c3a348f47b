import { expect } from 'vitest';
import { everyday } from '../../../../machines/samples';
import { CHALLENGE_TIMEOUT_MS } from '../../../../src/domain/limits';
import {
  challenged,
  confirming,
  customer,
  enterCard,
  expectGivenUp,
  firstPost,
  post,
  reloads,
  type CardAddScenarios,
} from './card-add.steps';

export const threeDSecure: CardAddScenarios = {
  'S4.addingACard.2: a 402 triggers one authentication of its setup intent'(start) {
    const rig = challenged(start);
    expect(rig.inputOf('cardAuthentication/runChallenge')).toEqual({ challenge: 'challenge-1' });
    expect(rig.live().map(({ path }) => path)).toEqual([
      '',
      'cardEntry',
      'cardAuthentication',
      'cardAuthentication/runChallenge',
    ]);
  },
  'S4.addingACard.2, D2.9: then it is sent again with the intent’s id, as a request with its own key'(start) {
    const rig = confirming(start);
    const { key, ...request } = rig.inputOf('cardAuthentication/confirm') as ReturnType<typeof firstPost>;
    const { key: firstKey, ...first } = firstPost('press-1');
    expect(request).toEqual({ ...first, intentId: 'seti_1' });
    expect(key).not.toBe(firstKey);
    expect(key).toContain('seti_1');
    rig.settle('cardAuthentication/confirm', 'saved');
    expect(rig.snapshot().output).toEqual({ kind: 'added', card: everyday });
    expect(reloads(rig)).toEqual([{ customer }]);
  },
  'S4.addingACard.3: after 3-D Secure the card is selected in select mode'(start) {
    const rig = confirming(start, 'selecting');
    rig.settle('cardAuthentication/confirm', 'saved');
    expect(rig.snapshot().output).toEqual({ kind: 'selected', card: everyday });
  },
  'D4.6: a second 402 is authenticated once more, a third fails'(start) {
    const second = { resolve: { kind: 'paymentRequired', challenge: 'challenge-2' } };
    const rig = confirming(start);
    rig.settle('cardAuthentication/confirm', second);
    expect(rig.inputOf('cardAuthentication/runChallenge')).toEqual({ challenge: 'challenge-2' });
    rig.settle('cardAuthentication/runChallenge', { resolve: { kind: 'succeeded', intentId: 'seti_2' } });
    expect(rig.inputOf('cardAuthentication/confirm')).toMatchObject({ intentId: 'seti_2' });
    rig.settle('cardAuthentication/confirm', 'paymentRequired');
    expectGivenUp(rig, { kind: 'declined', message: null });
    const lucky = confirming(start);
    lucky.settle('cardAuthentication/confirm', second);
    lucky.settle('cardAuthentication/runChallenge', 'succeeded');
    lucky.settle('cardAuthentication/confirm', 'saved');
    expect(lucky.snapshot().output).toEqual({ kind: 'added', card: everyday });
  },
  'D4.6: each attempt has two challenges'(start) {
    const rig = challenged(start);
    rig.settle('cardAuthentication/runChallenge', 'declined');
    post(enterCard(rig), 'press-2');
    rig.settle('postCard', 'paymentRequired');
    rig.settle('cardAuthentication/runChallenge', 'succeeded');
    rig.settle('cardAuthentication/confirm', 'paymentRequired');
    expect(rig.isRunning('cardAuthentication/runChallenge')).toBe(true);
  },
  'S8.authenticationFailure, D4.17: a failed one adds nothing, shows the provider’s message, clears the card entry'(
    start,
  ) {
    const rig = challenged(start);
    rig.settle('cardAuthentication/runChallenge', 'declined');
    expectGivenUp(rig, {
      kind: 'declined',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    });
  },
  'D4.8: a challenge that the customer closes takes the failure path with milder words'(start) {
    const rig = challenged(start);
    rig.settle('cardAuthentication/runChallenge', 'abandoned');
    expectGivenUp(rig, { kind: 'abandoned' });
  },
  'a provider that cannot be reached for the challenge, or fails, adds nothing'(start) {
    for (const ending of ['unavailable', 'crashed']) {
      const rig = challenged(start);
      rig.settle('cardAuthentication/runChallenge', ending);
      expectGivenUp(rig, { kind: 'unavailable', message: null });
    }
  },
  'an unanswered challenge is given up at its time limit and not before'(start) {
    const rig = challenged(start);
    rig.advance(CHALLENGE_TIMEOUT_MS - 1);
    expect(rig.snapshot().value).toBe('authenticating');
    rig.advance(1);
    expect(rig.isRunning('cardAuthentication/runChallenge')).toBe(false);
    expectGivenUp(rig, { kind: 'timedOut' });
  },
  'D2.9: after a failed authentication the next press is a new request with a new key'(start) {
    const rig = challenged(start);
    rig.settle('cardAuthentication/runChallenge', 'abandoned');
    post(enterCard(rig), 'press-2');
    expect(rig.inputOf('postCard')).toEqual(firstPost('press-2'));
  },
  'D4.17: a confirmation that the server refuses is a failed authentication'(start) {
    const rig = confirming(start);
    rig.settle('cardAuthentication/confirm', 'refused');
    expectGivenUp(rig, { kind: 'refused', messages: ['Your card was declined.'], fields: {} });
  },
};
