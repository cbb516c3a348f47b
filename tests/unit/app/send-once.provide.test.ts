import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error';
import { sendOnce } from '../../../src/app/environment/send-once';

const lost = new ApiError({ kind: 'network', code: 503, messages: ['No answer'], outcomeUnknown: true });
const refused = new ApiError({ kind: 'rejected', code: 409, messages: ['You have one already.'] });
const unreadable = new Error('The list could not be read');
const broken = new Error('Unexpected');
const done = { location: null };
const values = { companyName: 'Byrne Design Ltd' };

/** What the calls and the looks answer, one after the other. */
const begin = (sends: readonly (Error | null)[], looks: readonly (boolean | Error)[]) => {
  const send = vi.fn(() => {
    const next = sends[send.mock.calls.length - 1];
    return next instanceof Error ? Promise.reject(next) : Promise.resolve();
  });
  const wasDone = vi.fn((_values: object, _before: string) => {
    const next = looks[wasDone.mock.calls.length - 1];
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next ?? false);
  });
  let looked = 0;
  const submit = sendOnce<string>({ lookUp: () => `look ${(looked += 1)}`, send, wasDone });
  const press = (key: string) => submit(values, { key, signal: new AbortController().signal });
  return { press, send, wasDone };
};

describe('a form that is sent once', () => {
  it('is sent, and nothing is looked up when it is answered', async () => {
    const { press, send, wasDone } = begin([null], []);
    expect(await press('press-1')).toEqual(done);
    expect(send).toHaveBeenCalledExactlyOnceWith(values, expect.objectContaining({ key: 'press-1' }));
    expect(wasDone).not.toHaveBeenCalled();
  });

  it('is refused at once where the server says no to a first press', async () => {
    const { press, wasDone } = begin([refused], []);
    await expect(press('press-1')).rejects.toBe(refused);
    expect(wasDone).not.toHaveBeenCalled();
  });

  it('is done where the answer is lost and the server did it', async () => {
    const { press, wasDone } = begin([lost], [true]);
    expect(await press('press-1')).toEqual(done);
    expect(wasDone).toHaveBeenCalledExactlyOnceWith(values, 'look 1', expect.any(AbortSignal));
  });

  it('fails where it is not there, or nobody can tell', async () => {
    for (const look of [false, unreadable]) {
      const { press } = begin([lost], [look]);
      await expect(press('press-1')).rejects.toBe(lost);
    }
  });

  it('is not sent again before somebody has looked, and compares with what there was at first', async () => {
    const { press, send, wasDone } = begin([lost], [unreadable, unreadable, true]);
    await expect(press('press-1')).rejects.toBe(lost);
    await expect(press('press-1')).rejects.toBe(unreadable);
    expect(await press('press-1')).toEqual(done);
    expect(send).toHaveBeenCalledOnce();
    expect(wasDone.mock.calls.map(([, before]) => before)).toEqual(['look 1', 'look 1', 'look 1']);
  });

  it('is sent again where it is not there', async () => {
    const { press, send } = begin([lost, null], [false, false]);
    await expect(press('press-1')).rejects.toBe(lost);
    expect(await press('press-1')).toEqual(done);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is done where the server refuses the second one because the first came through after all', async () => {
    const { press } = begin([lost, refused], [false, false, true]);
    await expect(press('press-1')).rejects.toBe(lost);
    expect(await press('press-1')).toEqual(done);
  });

  it('is refused where the server refuses the second one for another reason', async () => {
    const { press } = begin([lost, refused], [false, false, false]);
    await expect(press('press-1')).rejects.toBe(lost);
    await expect(press('press-1')).rejects.toBe(refused);
  });

  it('is another one under another key', async () => {
    const { press, wasDone } = begin([lost, lost], [false, false]);
    await expect(press('press-1')).rejects.toBe(lost);
    await expect(press('press-2')).rejects.toBe(lost);
    expect(wasDone.mock.calls.map(([, before]) => before)).toEqual(['look 1', 'look 2']);
  });

  it('passes on what is no answer at all', async () => {
    const { press, wasDone } = begin([broken], []);
    await expect(press('press-1')).rejects.toBe(broken);
    expect(wasDone).not.toHaveBeenCalled();
  });
});
