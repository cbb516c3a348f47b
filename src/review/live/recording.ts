import { faultOf, type LiveMessage } from './message';

const FORMAT = 'cabrank-recording';
const VERSION = 1;

/** What the running app told, kept: a file of JSON that holds no secret and can be handed on. */
export type Recording = {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly messages: readonly LiveMessage[];
};

/** A recording, or why a text is none, as a sentence for whoever chose the file. */
export type Parsed = { readonly recording: Recording } | { readonly problem: string };

export const recordingOf = (messages: readonly LiveMessage[]): Recording => ({
  format: FORMAT,
  version: VERSION,
  messages,
});

/** The file's text: one message per line, so that two recordings can be compared. */
export const recordingText = ({ format, version, messages }: Recording): string =>
  [
    `{ "format": ${JSON.stringify(format)}, "version": ${version}, "messages": [`,
    messages.map((message) => `  ${JSON.stringify(message)}`).join(',\n'),
    ']}',
    '',
  ].join('\n');

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads a recording's file.
 *
 * @returns the problem instead where it is no JSON, no recording, of another version, damaged or empty
 */
export function parseRecording(text: string): Parsed {
  const json = jsonOf(text);
  if (json === undefined) return { problem: 'This file is not JSON, so it is no recording.' };
  const { format, version, messages } = (json ?? {}) as Partial<Record<string, unknown>>;
  if (format !== FORMAT) {
    return { problem: `This file is no recording: its "format" is not ${JSON.stringify(FORMAT)}.` };
  }
  if (version !== VERSION) {
    return {
      problem: `This recording is of version ${JSON.stringify(version)}, and only version ${VERSION} can be read. Record it again.`,
    };
  }
  if (!Array.isArray(messages)) return { problem: 'This recording is damaged: it has no "messages".' };
  for (const [index, message] of messages.entries()) {
    const fault = faultOf(message);
    if (fault !== null) {
      return { problem: `This recording is damaged: in message ${index + 1}, ${fault}.` };
    }
  }
  if (messages.length === 0) return { problem: 'This recording is empty: nothing happened while it ran.' };
  return { recording: recordingOf(messages as LiveMessage[]) };
}
