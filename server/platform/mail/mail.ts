/** A mail to one person, in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** A letter, as it begins. */
export function letter(to: { name: string; email: string }, subject: string, lines: readonly string[]): Mail {
  return { to: to.email, subject, text: [`Hej ${to.name}!`, '', ...lines].join('\n') };
}
