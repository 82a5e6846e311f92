/** A mail to one person, in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Recipient of a mail. */
export interface Recipient {
  name: string;
  email: string;
}

/** The school in every mail: its name and contact. */
export interface Sender {
  schoolName: string;
  contactEmail: string | null;
  contactPhone: string | null;
}

/** A letter, as it begins. Its end is `signed`. */
export function letter(to: Recipient, subject: string, lines: readonly string[]): Mail {
  return { to: to.email, subject, text: [`Hej ${to.name}!`, '', ...lines].join('\n') };
}

/** The mail as sent: its text, and the school's signature with its contact where it has set one. */
export function signed(mail: Mail, { schoolName, contactEmail, contactPhone }: Sender): Mail {
  const contact = [contactPhone, contactEmail].filter((one) => one !== null);
  const end = ['Vänliga hälsningar,', schoolName, ...contact];
  return { ...mail, text: [mail.text.trimEnd(), '', ...end, ''].join('\n') };
}
