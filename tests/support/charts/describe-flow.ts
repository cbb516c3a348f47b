import type { AnyStateMachine } from 'xstate';
import { beforeAll, describe, expect, it } from 'vitest';
import { againstRests } from '../../model/proofs/meant-traps';
import { statesOf, investigate, tryOut, type Findings, type FlowSpec } from './flow-spec';
import { untrueIgnores } from './ignored';
import { secretsIn, withoutInputs } from '../canaries/secrets';

/** The tests of every flow: its walked paths, its invariants, and its scenarios. */
export function describeFlow<TMachine extends AnyStateMachine>(spec: FlowSpec<TMachine>): void {
  const { flow, invariants, scenarios } = spec;

  describe(flow.machine.id, () => {
    describe('walked', () => {
      let findings: Findings;
      beforeAll(() => {
        findings = investigate(spec);
      });

      it('takes every branch of every transition', () => {
        expect(findings.walk.coverage.universe.size).toBeGreaterThan(0);
        expect(findings.walk.coverage.missing()).toEqual([]);
      });
      it('tries every event and every outcome of its fixtures', () => {
        expect(findings.walk.untried).toEqual([]);
      });
      it('enters every state, and asserts something in each', () => {
        const states = statesOf(flow).sort();
        expect([...findings.entered].sort()).toEqual(states);
        expect(Object.keys(invariants).sort()).toEqual(states);
      });
      it('satisfies its invariants in every state', () => {
        expect(findings.refuted).toEqual([]);
      });
      it('is busy only while something is in progress', () => {
        expect(findings.stuck).toEqual([]);
      });
      it('has a way out of every non-final state, and waits only for what ends by itself', () => {
        const none = { unmeant: [], gone: [] };
        expect(findings.graph.edges.length).toBeGreaterThan(0);
        expect(againstRests(flow, findings.graph)).toEqual({ stuck: none, circling: none });
      });
      it('keeps a serialisable context', () => {
        expect(findings.unstorable).toEqual([]);
      });
      it('stores no secret', () => {
        expect(findings.persisted.length).toBe(findings.walk.states.length);
        expect(findings.persisted.flatMap((persisted) => secretsIn(withoutInputs(persisted)))).toEqual([]);
      });
    });

    describe('specified', () => {
      it.each(Object.entries(scenarios))('%s', (_name, scenario) => {
        expect.hasAssertions();
        const { error, refuted } = tryOut(spec, scenario);
        if (error !== null) throw error as Error;
        expect(refuted).toEqual([]);
      });
      it('ignores all events listed in its fixtures, each sent by a scenario', () => {
        expect(untrueIgnores(spec)).toEqual([]);
      });
    });
  });
}
