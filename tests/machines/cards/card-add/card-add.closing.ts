import { expect } from 'vitest';
import {
  selectFailure,
  selectIsBroken,
  selectProgress,
} from '../../../../machines/cards/card-add/card-add.selectors';
import { challenged, confirming, enterCard, posted, press, type CardAddScenarios } from './card-add.steps';

export const closing: CardAddScenarios = {
  'the dialog closes while nothing is sent, and nothing is added'(start) {
    const making = enterCard(start('adding'));
    press(making);
    for (const rig of [start('adding'), enterCard(start('selecting')), making]) {
      rig.send({ type: 'dialog.closed' });
      expect(rig.snapshot().output).toEqual({ kind: 'closed' });
      expect(rig.effectsOf('reloadCards')).toEqual([]);
    }
  },
  'D3.19: the typed nickname is kept until the dialog is complete, and nothing of the card is'(start) {
    const rig = enterCard(start('adding'));
    rig.send({ type: 'nickname.edited', nickname: 'Every' });
    expect(rig.effectsOf('keepDraft').map(({ params }) => params)).toEqual([{ nickname: 'Every' }]);
    expect(rig.effectsOf('removeDraft')).toEqual([]);
    rig.send({ type: 'dialog.closed' });
    expect(rig.effectsOf('removeDraft')).toHaveLength(1);
    for (const input of ['adding', 'selecting']) {
      const saved = posted(start, input);
      expect(saved.effectsOf('removeDraft')).toEqual([]);
      saved.settle('postCard', 'saved');
      expect(saved.effectsOf('removeDraft')).toHaveLength(1);
    }
  },
  'the dialog does not close during a request that cannot be stopped'(start) {
    const reconciling = posted(start);
    reconciling.settle('postCard', 'unknown');
    for (const rig of [posted(start), challenged(start), confirming(start), reconciling]) {
      const before = rig.snapshot().value;
      rig.send({ type: 'dialog.closed' });
      expect(rig.snapshot().value).toBe(before);
    }
  },
  'a part that fails leaves a dialog that says so, sends nothing and can be closed'(start) {
    for (const [rig, part] of [
      [start('adding'), 'cardEntry'],
      [confirming(start), 'cardAuthentication'],
    ] as const) {
      rig.settle(part, 'crashed');
      expect(selectIsBroken(rig.snapshot())).toBe(true);
      expect(rig.effectsOf('reloadCards')).toHaveLength(1);
      press(rig);
      expect(selectIsBroken(rig.snapshot())).toBe(true);
      rig.send({ type: 'dialog.closed' });
      expect(rig.snapshot().output).toEqual({ kind: 'closed' });
    }
  },
  'a new press clears the previous error'(start) {
    const rig = posted(start);
    rig.settle('postCard', 'refused');
    expect(selectFailure(rig.snapshot())).not.toBeNull();
    press(rig, 'press-2');
    expect(selectFailure(rig.snapshot())).toBeNull();
  },
  'the dialog says what it is doing'(start) {
    const making = enterCard(start('adding'));
    press(making);
    const reconciling = posted(start);
    reconciling.settle('postCard', 'unknown');
    const finding = posted(start, 'selecting');
    finding.settle('postCard', 'savedUnnamed');
    const progress = [start('adding'), making, posted(start), challenged(start), reconciling, finding].map(
      (rig) => selectProgress(rig.snapshot()),
    );
    expect(progress).toEqual([null, 'checking', 'saving', 'authenticating', 'reconciling', 'saving']);
  },
};
