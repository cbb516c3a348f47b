import { describe, expect, it, vi } from 'vitest';
import { createEmitter } from '../../../src/payments/simulator/emitter';

describe("the event methods of Stripe's elements", () => {
  it('call a listener for its type alone', () => {
    const emitter = createEmitter();
    const ready = vi.fn();
    emitter.on('ready', ready);
    emitter.emit('change', 1);
    expect(ready).not.toHaveBeenCalled();
    emitter.emit('ready', 2);
    emitter.emit('ready', 3);
    expect(ready.mock.calls).toEqual([[2], [3]]);
  });

  it('call a listener of once for the first event of its type, whatever comes before', () => {
    const emitter = createEmitter();
    const ready = vi.fn();
    const change = vi.fn();
    emitter.once('ready', ready);
    emitter.on('change', change);
    emitter.emit('change', 1);
    emitter.emit('ready', 2);
    emitter.emit('ready', 3);
    emitter.emit('change', 4);
    expect(ready.mock.calls).toEqual([[2]]);
    expect(change.mock.calls).toEqual([[1], [4]]);
  });

  it('take off one listener, or all of a type', () => {
    const emitter = createEmitter();
    const [one, other, change] = [vi.fn(), vi.fn(), vi.fn()];
    emitter.on('ready', one);
    emitter.on('ready', other);
    emitter.on('change', change);
    emitter.off('ready', one);
    emitter.emit('ready', 1);
    expect([one.mock.calls, other.mock.calls]).toEqual([[], [[1]]]);
    emitter.off('ready');
    emitter.emit('ready', 2);
    emitter.emit('change', 3);
    expect([other.mock.calls, change.mock.calls]).toEqual([[[1]], [[3]]]);
  });
});
