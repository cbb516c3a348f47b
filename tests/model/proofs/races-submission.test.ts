import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { submissionMachine } from '../../../machines/registration/submission/submission.machine';
import { holds, isBroken, patience } from '../../support/races/runs';
import { anyPaymentRace, payForPremium } from '../../support/races/submission';

type Chart = typeof submissionMachine;

const property = (changed?: (chart: Chart) => Chart) =>
  fc.asyncProperty(fc.scheduler(), anyPaymentRace, async (scheduler, given) => {
    expect(await payForPremium(scheduler, given, changed)).toEqual([]);
  });

describe('a payment that is made while responses are lost and people press again', () => {
  it(
    'is made once, confirmed once, and shown only if it was made',
    async () => {
      expect.hasAssertions();
      await holds('submission', property());
    },
    patience,
  );

  it(
    'is made twice if the search for the payment is broken',
    async () => {
      const blind = property((chart) => chart.provide({ guards: { isCommitted: () => false } }));
      expect(await isBroken(blind)).toBe(true);
    },
    patience,
  );

  it(
    'is shown without being made if any response counts as completed',
    async () => {
      const gullible = property((chart) => chart.provide({ guards: { isCompleted: () => true } }));
      expect(await isBroken(gullible)).toBe(true);
    },
    patience,
  );
});
