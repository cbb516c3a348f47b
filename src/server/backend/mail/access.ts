/** How mails leave the backend. */
export type MailAccess = {
  /** The server that takes them, as nodemailer has it; a password may stand in it. */
  readonly smtpUrl: string;
  /** An address, or a name and an address: `Cabrank <office@cabrank.example>`. */
  readonly from: string;
  /** Where answers go; written in the same way. */
  readonly replyTo: string;
  /** Where what customers write to the company goes: the address alone. */
  readonly office: string;
  /** The website's own address, without a slash at its end: links in mails begin with it. */
  readonly website: string;
};
