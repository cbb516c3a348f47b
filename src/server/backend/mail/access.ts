/** How the backend sends mails. */
export type MailAccess = {
  /** SMTP server as a nodemailer URL; may contain a password. */
  readonly smtpUrl: string;
  /** An address, optionally with a name: `Cabrank <office@cabrank.example>`. */
  readonly from: string;
  /** Address for replies, in the same format. */
  readonly replyTo: string;
  /** Recipient of customers' messages to the company: only an address. */
  readonly office: string;
  /** Origin of the website, without a trailing slash. Links in mails start with it. */
  readonly website: string;
};
