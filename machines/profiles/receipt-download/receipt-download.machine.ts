import { assign, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { Receipt } from '../../../src/domain/entities';
import type { StateMeta } from '../../state.types';
import type {
  DownloadInput,
  DownloadOutcome,
  ReceiptDownloadContext,
  ReceiptDownloadEvent,
  ReceiptDownloadInput,
  ReceiptDownloadTag,
} from './receipt-download.types';

type Answer = { outcome: DownloadOutcome };

const answer = ({ event }: { event: { output: DownloadOutcome } }): Answer => ({ outcome: event.output });

/** What is fetched; it is fetched with it alone. */
const needed = (receipt: Receipt | null): Receipt => {
  if (receipt === null) throw new Error('A receipt is fetched when one was asked for');
  return receipt;
};

/** 'Download PDF' at a receipt: one after the other, for they are small (D2.extensionGroups.receipts). */
export const receiptDownloadMachine = setup({
  types: {} as {
    context: ReceiptDownloadContext;
    input: ReceiptDownloadInput;
    events: ReceiptDownloadEvent;
    children: { saveReceipt: 'saveReceipt' };
    tags: ReceiptDownloadTag;
    meta: StateMeta;
  },
  actors: { saveReceipt: providedActor<PromiseActorLogic<DownloadOutcome, DownloadInput>>('saveReceipt') },
  guards: { isSaved: (_, { outcome }: Answer) => outcome.kind === 'saved' },
  actions: {
    keepReceipt: assign((_, params: { receipt: Receipt }) => params),
    keepName: assign((_, { outcome }: Answer) =>
      outcome.kind === 'saved' ? { fileName: outcome.name } : {},
    ),
    keepMessages: assign((_, { outcome }: Answer) =>
      outcome.kind === 'refused' ? { messages: outcome.messages } : {},
    ),
    forgetMessages: assign({ messages: [] }),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'receipt-download',
  context: ({ input }) => ({ ...input, receipt: null, fileName: null, messages: [] }),
  initial: 'offered',
  on: {
    'receipt.requested': {
      target: '.fetching',
      actions: { type: 'keepReceipt', params: ({ event }) => ({ receipt: event.receipt }) },
    },
  },
  states: {
    offered: {
      description: 'Nobody has asked for a receipt yet.',
      meta: { screen: 'receipts', requirement: 'D2.extensionGroups.receipts' },
    },
    fetching: {
      description: 'The receipt is fetched; then the browser is handed the file. Another one waits its turn.',
      meta: { screen: 'receipts', requirement: 'D2.extensionGroups.receipts' },
      tags: ['busy'],
      entry: 'forgetMessages',
      invoke: {
        id: 'saveReceipt',
        src: 'saveReceipt',
        input: ({ context }) => ({ customer: context.customer, receipt: needed(context.receipt) }),
        onDone: [
          {
            guard: { type: 'isSaved', params: answer },
            target: 'saved',
            actions: { type: 'keepName', params: answer },
          },
          { target: 'failed', actions: { type: 'keepMessages', params: answer } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'receipt.requested': {} },
    },
    saved: {
      description: 'The file is with the browser, and the section says what it is called.',
      meta: { screen: 'receipts', requirement: 'D2.extensionGroups.receipts' },
    },
    failed: {
      description: 'There is no file: the section says why, and it can be tried again.',
      meta: { screen: 'receipts', requirement: 'D7.1' },
    },
  },
});
