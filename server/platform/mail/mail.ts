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

/** The school as every letter names it: its name, and where to turn with questions. */
export interface Sender {
  schoolName: string;
  contactEmail: string | null;
  contactPhone: string | null;
}

/** A letter, as it begins. Its end is `signed`. */
export function letter(to: Recipient, subject: string, lines: readonly string[]): Mail {
  return { to: to.email, subject, text: [`Hej ${to.name}!`, '', ...lines].join('\n') };
}

/** The mail as it leaves: its text, the signature of the school, and the contact where the school has given one. */
export function signed(mail: Mail, { schoolName, contactEmail, contactPhone }: Sender): Mail {
  const contact = [contactEmail, contactPhone].filter((one) => one !== null).join(', ');
  const end = ['Med vänlig hälsning', schoolName, ...(contact ? ['', `Kontakt: ${contact}`] : [])];
  return { ...mail, text: [mail.text.trimEnd(), '', ...end, ''].join('\n') };
}
