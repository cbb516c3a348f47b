import type { components } from '../../../../api/contract/schema';
import { email } from '../../../../domain/rule';
import { companyNumber, address, companyName, stripSpaces } from '../../../../domain/rules';
import type { Clock } from '../../clock';
import { invalid, notFound, Refusal } from '../../http/answers';
import type { Executor } from '../../storage/database';
import {
  decideCreditRequest,
  findCreditRequest,
  insertCreditRequest,
  listCreditRequests,
  type CreditRequestRow,
} from '../../storage/repositories/credit-requests';
import { findUser, updateUser } from '../../storage/repositories/users';
import type { CreditAccountRow, UserRow } from '../../storage/tables';
import type { Audit } from '../admin/audit';
import { check, failures, fieldTexts } from '../shared/field-texts';
import { checkedReason } from '../shared/reason';
import type { MailService } from '../shared/mail';
import { accountRef, billPayIdentifier } from '../shared/references';
import type { Switches } from '../shared/switches';

type Wire = components['schemas'];

/** The application form of a customer (S3.creditAccountRequest.1). */
export type CreditForm = Wire['CreditRequest'];

/**
 * Applications for Business+, which wait until an admin decides (S1.customerKinds.3, S4.businessPlusApplication.1).
 */
export interface CreditRequests {
  /** The errors of a form by field; null if there are none. */
  findings(form: CreditForm): Readonly<Record<string, string>> | null;
  /**
   * @param executor the current transaction; defaults to the database
   * @throws Refusal 400 with `errors`, 409 while an application is pending
   */
  request(customer: UserRow, form: CreditForm, executor?: Executor): Promise<CreditAccountRow>;
  /** The newest first. */
  list(): Promise<readonly CreditRequestRow[]>;
  /** @throws Refusal 404 */
  find(uuid: string): Promise<CreditRequestRow>;
  /** Turns the application into an account. @throws Refusal 404, 409 if it was decided already */
  approve(admin: UserRow, uuid: string): Promise<CreditRequestRow>;
  /**
   * @throws Refusal 400 if the reason is missing or too long (`errors.reason`), 404, 409 if it was decided already
   */
  decline(admin: UserRow, uuid: string, reason: string): Promise<CreditRequestRow>;
}

type Dependencies = {
  readonly clock: Clock;
  readonly mail: MailService;
  readonly audit: Audit;
  readonly switches: Switches;
};

const PENDING = 'You already have a request waiting.';
const DECIDED = 'This request has already been decided.';

const requestName = ({ ref, name }: CreditAccountRow): string => `${ref} from ${name}`;

export function createCreditRequests(
  database: Executor,
  { clock, mail, audit, switches }: Dependencies,
): CreditRequests {
  const findings: CreditRequests['findings'] = (form) => {
    const serviceCharge = switches.current().premiumConfig.businessServiceChargeMode === true;
    return failures({
      companyName: check(form.companyName, companyName),
      companyAddress: check(form.companyAddress, address),
      companyEmail: check(form.companyEmail, email),
      companyRegistrationNumber: check(stripSpaces(form.companyRegistrationNumber), companyNumber),
      authorised: form.authorised || serviceCharge ? null : fieldTexts.required,
      readTerms: form.readTerms ? null : fieldTexts.required,
    });
  };

  const find = async (uuid: string): Promise<CreditRequestRow> => {
    const request = await findCreditRequest(database, uuid);
    if (!request) throw notFound();
    return request;
  };

  /** Decides an application once. If two admins decide at the same time, the second gets a 409. */
  async function decide(
    uuid: string,
    decision: Parameters<typeof decideCreditRequest>[2],
    then: (request: CreditRequestRow, transaction: Executor) => Promise<void>,
  ): Promise<CreditRequestRow> {
    await find(uuid);
    await database.transaction().execute(async (transaction) => {
      if (!(await decideCreditRequest(transaction, uuid, decision))) throw new Refusal(409, DECIDED);
      const request = await findCreditRequest(transaction, uuid);
      if (request) await then(request, transaction);
    });
    return find(uuid);
  }

  return {
    findings,
    list: () => listCreditRequests(database),
    find,

    async request(customer, form, executor = database) {
      const errors = findings(form);
      if (errors) throw invalid(errors);
      const account = await insertCreditRequest(executor, {
        user_id: customer.id,
        ref: accountRef(form.companyName),
        name: form.companyName.trim(),
        identifier: null,
        status: 'pending',
        reason: null,
        company_address: form.companyAddress.trim(),
        company_email: form.companyEmail.trim(),
        company_registration_number: stripSpaces(form.companyRegistrationNumber),
        journeys_per_month: form.journeysPerMonth,
        authorised: form.authorised,
        read_terms: form.readTerms,
        created_at: clock.now(),
      });
      if (!account) throw new Refusal(409, PENDING);
      await mail.send(
        {
          kind: 'credit-request-received',
          to: customer.email,
          subject: 'Your request for a Business+ account',
          paragraphs: [
            `Hello ${customer.first_name},`,
            `We've received your request for ${account.name} (${account.ref}).`,
            "We'll reply within 3 working days.",
          ],
        },
        executor,
      );
      return account;
    },

    approve(admin, uuid) {
      const decision = { status: 'approved', identifier: billPayIdentifier(), reason: null } as const;
      return decide(uuid, decision, async ({ customer, account }, transaction) => {
        const user = await findUser(transaction, customer.id);
        if (user?.profile_type !== 'personal') {
          await updateUser(transaction, customer.id, { profile_type: 'bill_pay' });
        }
        await audit.record(
          {
            adminId: admin.id,
            customerId: customer.id,
            action: `Approved the request ${requestName(account)}`,
          },
          transaction,
        );
        await mail.send(
          {
            kind: 'credit-request-approved',
            to: customer.email,
            subject: 'Your Business+ account is ready',
            paragraphs: [
              `Hello ${customer.first_name},`,
              `${account.name} can now book on account. The account number is ${account.identifier ?? ''}.`,
            ],
          },
          transaction,
        );
      });
    },

    async decline(admin, uuid, reason) {
      const text = checkedReason(reason);
      const decision = { status: 'declined', identifier: null, reason: text } as const;
      return decide(uuid, decision, async ({ customer, account }, transaction) => {
        await audit.record(
          {
            adminId: admin.id,
            customerId: customer.id,
            action: `Declined the request ${requestName(account)}`,
            reason: text,
          },
          transaction,
        );
        await mail.send(
          {
            kind: 'credit-request-declined',
            to: customer.email,
            subject: 'Your request for a Business+ account',
            paragraphs: [
              `Hello ${customer.first_name},`,
              `We couldn't approve your request for ${account.name}: ${text}`,
            ],
          },
          transaction,
        );
      });
    },
  };
}
