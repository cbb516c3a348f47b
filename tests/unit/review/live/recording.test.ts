import { describe, expect, it } from 'vitest';
import type { LiveMessage } from '../../../../src/recording/message';
import { parseRecording, recordingOf, recordingText } from '../../../../src/recording/recording';

const messages: readonly LiveMessage[] = [
  { kind: 'page', page: 1, order: 0, at: 0 },
  {
    kind: 'actor',
    page: 1,
    order: 1,
    at: 0,
    actor: 1,
    parent: null,
    id: '',
    src: '',
    machine: 'contact',
    input: { embedded: true },
  },
  {
    kind: 'step',
    ended: 3,
    page: 1,
    order: 2,
    at: 3,
    actor: 1,
    from: null,
    event: { type: 'xstate.init' },
    branches: [],
    value: { tab: 'contactUs', message: { writing: 'x' } },
    tags: [],
    status: 'active',
    context: {},
  },
];

const altered = (index: number, change: object): string =>
  recordingText(
    recordingOf(messages.map((message, at) => (at === index ? { ...message, ...change } : message))),
  );

describe('a recording', () => {
  it('is read as it was written', () => {
    expect(parseRecording(recordingText(recordingOf(messages)))).toEqual({
      recording: recordingOf(messages),
    });
  });

  it.each([
    ['not JSON', 'taxi', 'This file is not JSON, so it is no recording.'],
    [
      'something else',
      '{"name":"cabrank"}',
      'This file is no recording: its "format" is not "cabrank-recording".',
    ],
    ['nothing', 'null', 'This file is no recording: its "format" is not "cabrank-recording".'],
    [
      'another version',
      '{"format":"cabrank-recording","version":2}',
      'This recording is of version 2, and only version 1 can be read. Record it again.',
    ],
    [
      'no messages',
      '{"format":"cabrank-recording","version":1}',
      'This recording is damaged: it has no "messages".',
    ],
    [
      'an empty one',
      recordingText(recordingOf([])),
      'This recording is empty: nothing happened while it ran.',
    ],
    [
      'an unknown kind',
      altered(0, { kind: 'toString' }),
      'This recording is damaged: in message 1, its kind is "toString".',
    ],
    [
      'a wrong state',
      altered(2, { value: { tab: 7 } }),
      'This recording is damaged: in message 3, its \'value\' is {"tab":7}.',
    ],
    [
      'a wrong parent',
      altered(1, { parent: '1' }),
      'This recording is damaged: in message 2, its \'parent\' is "1".',
    ],
  ])('is refused with a reason: %s', (_name, text, problem) => {
    expect(parseRecording(text)).toEqual({ problem });
  });
});
