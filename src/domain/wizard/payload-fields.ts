/** Payload fields that the wizard's forms have under another name, by that name. */
export const PAYLOAD_NAMES: Readonly<Record<string, string>> = {
  phone: 'phoneNumber',
  billingStreet: 'billingAddress',
  companyStreet: 'companyAddress',
  creditCompanyName: 'companyName',
  users: 'premiumUsers',
  profileType: 'requestType',
};

/** The last part of `creditAccount.companyEmail` and `creditAccount[companyEmail]`. */
const lastPart = (name: string): string => name.split(/[.[\]]+/u).findLast((part) => part !== '') ?? name;

/** The payload field that a server's error is about: what is inside another one, or has a form's name, counts too. */
export function payloadField(name: string): string {
  const own = lastPart(name);
  return PAYLOAD_NAMES[own] ?? own;
}
