import { refused } from '../server';
import { card, cardAccount } from './shop-data';
import { own, yes, type Call, type Work, type Worked } from './shop-types';

type PaidCard = { readonly token?: string; readonly setupIntent?: string; readonly paymentIntent?: string };

const paidCard = ({ json }: Call): PaidCard => json['card'] ?? json['paymentMethod'] ?? {};

/** The account exists, and its card is not charged yet. */
const heldFor = (call: Call, token: string, code: object): Worked => {
  call.purse.held.push(token);
  const response = { uuid: `new-${call.shop.next()}` };
  return {
    answer: { envelope: { message: `No, ${call.person.name}.`, response, ...code } },
    done: ['account'],
  };
};

/** Charges the card for what exists. */
const charge = ({ shop, purse, person, json }: Call): readonly string[] => {
  const id = `${shop.next()}`;
  const { companyName: company = 'Byrne' } = json as { readonly companyName?: string };
  purse.receipts.push({
    id,
    number: `R ${person.name} ${id}`,
    date: '2026-11-20',
    description: 'Premium',
    amount: 999,
    currency: 'EUR',
  });
  purse.cardAccounts.push(cardAccount(person, id, '', company));
  return ['charge'];
};

const pay = (call: Call): Worked => {
  const { token = '', paymentIntent } = paidCard(call);
  const { shop, purse, person } = call;
  const answer = yes(person, { uuid: `new-${person.name}` });
  if (paymentIntent !== undefined) {
    const index = purse.held.indexOf(token);
    if (index < 0) return { answer };
    purse.held.splice(index, 1);
    return { answer, done: charge(call) };
  }
  const word = shop.words.shift() ?? 'taken';
  if (word === 'taken') return { answer, done: ['account', ...charge(call)] };
  if (word === 'cardRefused') return heldFor(call, token, { code: 400, stripe: true });
  const secret = `pi_${shop.next()}_secret_x`;
  return heldFor(call, token, { code: 402, stripe_action: { payment_intent_client_secret: secret } });
};

/** Another card for the held account. */
const payHeld = (call: Call): Worked => {
  if (call.purse.held.length === 0) return { answer: refused(404) };
  call.purse.held.splice(0);
  return { answer: yes(call.person, { uuid: `new-${call.person.name}` }), done: charge(call) };
};

const at = (path: RegExp, run: Work['run']): Work => ({ method: 'POST', path, run });
const open = (path: RegExp, run: Work['run']): Work => ({ ...at(path, run), visitors: true });

/** The writes that store or charge a card. */
export const payments: Readonly<Record<string, Work>> = {
  addCard: {
    method: 'POST',
    path: own('cards/add'),
    run: (call) => {
      const { shop, purse, person, json } = call;
      if (json['setupIntent'] === undefined && shop.words.shift() === 'paymentRequired') {
        const secret = `seti_${shop.next()}_secret_x`;
        const stripe_action = { setup_intent_client_secret: secret };
        return { answer: { envelope: { code: 402, stripe_action } } };
      }
      const saved = { ...card(person, `${shop.next()}`, ''), name: json['cardNickName'] };
      purse.cards.push(saved);
      return { answer: yes(person, saved), done: ['card'] };
    },
  },
  deleteCardByToken: {
    method: 'DELETE',
    path: /^\/api\/user\/cards\/delete\/(?<token>\w+)$/u,
    visitors: true,
    run: ({ person, purse, at: { token = '' } }) => {
      const index = purse.held.indexOf(token);
      if (index < 0) return { answer: refused(404) };
      purse.held[index] = '';
      return { answer: yes(person), done: ['card of a failed payment gone'] };
    },
  },
  addProfile: at(/^\/api\/premium\/subscribe\/add-profile$/u, pay),
  saveProfileCard: at(/^\/api\/premium\/subscribe\/add-profile\/save-card$/u, payHeld),
  register: open(/^\/api\/register$/u, pay),
  registerSaveCard: open(/^\/api\/register\/save-card$/u, payHeld),
  subscribe: open(/^\/api\/premium\/subscribe$/u, pay),
  subscribeSaveCard: open(/^\/api\/premium\/subscribe\/save-card$/u, payHeld),
};
