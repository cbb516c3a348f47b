import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { MailAccess } from '../../../src/server/backend/mail/access';
import { readMail, type ReadMail } from './mail-text';

/** A mail that the server accepted. */
export type TakenMail = ReadMail & { readonly to: string };

/** What happens to a mail: rejected with a status after its address or its text, or disconnected in the middle. */
export type Fate =
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly at: 'address' | 'text';
      readonly words?: string;
    }
  | { readonly kind: 'broken' }
  /** Accepted only after this promise. */
  | { readonly kind: 'late'; readonly until: Promise<void> };

export type SmtpStandIn = {
  readonly url: string;
  /** The accepted mails, oldest first. */
  readonly taken: readonly TakenMail[];
  takenTo(address: string): readonly TakenMail[];
  /** How often mail was attempted to an address, successfully or not. */
  triesTo(address: string): number;
  /** Sets what happens to the next mails to an address, one after the other. Later ones are accepted. */
  plan(address: string, ...fates: readonly Fate[]): void;
  close(): Promise<void>;
};

/** The backend's configuration for a mail server. */
export const accessTo = (url: string): MailAccess => ({
  smtpUrl: url,
  from: 'Cabrank <no-reply@cabrank.example>',
  replyTo: 'Cabrank <office@cabrank.example>',
  office: 'office@cabrank.example',
  website: 'https://cabrank.example',
});

const refusal = ({ status, words = 'No mail today' }: Fate & { readonly kind: 'refused' }, address: string) =>
  // Real servers repeat the rejected address.
  Object.assign(new Error(`${words}: ${address}`), { responseCode: status });

/** Starts a real SMTP server on a free port. */
export async function startSmtp(): Promise<SmtpStandIn> {
  const taken: TakenMail[] = [];
  const tries: string[] = [];
  const plans = new Map<string, Fate[]>();
  const sockets = new Map<number, Socket>();
  const next = (address: string): Fate | undefined => plans.get(address)?.[0];
  const settle = (address: string): Fate | undefined => plans.get(address)?.shift();

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, answer) {
      tries.push(address);
      const fate = next(address);
      if (fate?.kind === 'refused' && fate.at === 'address') {
        settle(address);
        answer(refusal(fate, address));
      } else answer();
    },
    onData(stream, { envelope, remotePort }, answer) {
      const to = envelope.rcptTo[0]?.address ?? '';
      const fate = settle(to);
      let raw = '';
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString('utf8');
        if (fate?.kind === 'broken') sockets.get(remotePort)?.destroy();
      });
      stream.on('end', () => {
        if (fate?.kind === 'broken') return;
        if (fate?.kind === 'refused') {
          answer(refusal(fate, to));
          return;
        }
        void Promise.resolve(fate?.until).then(() => {
          taken.push({ to, ...readMail(raw) });
          answer();
        });
      });
    },
  });
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket));
  // Disconnecting is what the test asked for.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    takenTo: (address) => taken.filter(({ to }) => to === address),
    triesTo: (address) => tries.filter((to) => to === address).length,
    plan: (address, ...fates) => void plans.set(address, [...fates]),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
