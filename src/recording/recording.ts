import { faultOf, type LiveMessage } from './message';

const FORMAT = 'cabrank-recording';
const VERSION = 1;

/** The recorded messages of the running app: a JSON file without secrets that can be shared. */
export type Recording = {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly messages: readonly LiveMessage[];
};

/** A recording, or why the text is not one, as a sentence for the person who chose the file. */
export type Parsed = { readonly recording: Recording } | { readonly problem: string };

export const recordingOf = (messages: readonly LiveMessage[]): Recording => ({
  format: FORMAT,
  version: VERSION,
  messages,
});

/** The file's text. One message per line, so that recordings can be compared. */
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
 * Parses a recording's file.
 *
 * @returns the problem instead if it is not JSON, not a recording, of another version, damaged or empty
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
