import { describe, expect, it } from 'vitest';
import { flows } from '../../../src/review/flows';
import { sources } from '../../../src/review/scripts/sources';
import { unscripted } from '../../../src/review/scripts/unscripted';

describe('scripts for people', () => {
  it('exist for every flow, or there is a reason', () => {
    const named = [...Object.keys(sources), ...Object.keys(unscripted)];
    expect(named.sort()).toEqual(Object.keys(flows).sort());
  });
});
