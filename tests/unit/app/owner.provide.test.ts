import { describe, expect, it } from 'vitest';
import { ownerOf } from '../../../src/app/environment/owner';
import { enterWorld, niamh } from '../../support/system/provide/wizard-world';

describe('what is written', () => {
  it('belongs to whoever is signed in, and is not written for nobody', async () => {
    expect(ownerOf((await enterWorld({ user: niamh })).environment)).toBe(niamh.uuid);
    const { environment } = await enterWorld();
    expect(() => ownerOf(environment)).toThrow('belongs to somebody');
  });
});
