// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress, watchPresses } from '../../../src/ui/form/after-press';

const frames: FrameRequestCallback[] = [];
const tell = (type: string) => window.dispatchEvent(new Event(type));
const nextFrame = () => frames.splice(0).forEach((frame) => frame(0));

beforeAll(() => watchPresses());
beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  tell('keydown');
});

describe('the effects of leaving a field', () => {
  it('happen at once after a key', () => {
    const act = vi.fn();
    tell('pointerdown');
    tell('pointerup');
    tell('keydown');
    afterPress(act);
    expect(act).toHaveBeenCalledOnce();
  });

  it.each(['pointerup', 'pointercancel'])(
    'wait for the end of a press with %s, and for the next frame',
    (end) => {
      const act = vi.fn();
      tell('pointerdown');
      afterPress(act);
      nextFrame();
      expect(act).not.toHaveBeenCalled();
      tell(end);
      expect(act).not.toHaveBeenCalled();
      nextFrame();
      expect(act).toHaveBeenCalledOnce();
      tell(end);
      nextFrame();
      expect(act).toHaveBeenCalledOnce();
    },
  );

  it.each(['pointerup', 'pointercancel'])(
    'wait for a frame after %s, because by touch the press follows',
    (end) => {
      const act = vi.fn();
      tell('pointerdown');
      tell(end);
      afterPress(act);
      expect(act).not.toHaveBeenCalled();
      nextFrame();
      expect(act).toHaveBeenCalledOnce();
    },
  );
});
