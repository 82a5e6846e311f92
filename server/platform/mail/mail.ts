/** A mail to one person, in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Whom a letter is to. */
export interface Recipient {
  name: string;
  email: string;
}

/** A letter, as it begins. */
export function letter(to: Recipient, subject: string, lines: readonly string[]): Mail {
  return { to: to.email, subject, text: [`Hej ${to.name}!`, '', ...lines].join('\n') };
}
