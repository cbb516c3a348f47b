import { describe, expect, it } from 'vitest';
import { ownerOf } from '../../../src/app/environment/owner';
import { enterWorld, niamh } from '../../support/system/provide/wizard-world';

describe('a draft', () => {
  it('belongs to the signed-in person, and is not written without one', async () => {
    expect(ownerOf((await enterWorld({ user: niamh })).environment)).toBe(niamh.uuid);
    const { environment } = await enterWorld();
    expect(() => ownerOf(environment)).toThrow('without a signed-in person');
  });
});
