/** Maps field names of the wizard's forms to the payload's names, if they differ. */
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

/** The payload field that a server's error concerns. Accepts nested names and the forms' names too. */
export function payloadField(name: string): string {
  const own = lastPart(name);
  return PAYLOAD_NAMES[own] ?? own;
}
