import { letter, type Mail, type Recipient } from '../../../platform/mail/mail.js';

/** Asks the student to sign; names neither the workplace nor the period. */
export function agreementMail(to: Recipient, origin: string): Mail {
  return letter(to, 'Ett APL-avtal att skriva under', [
    'Skolan har skickat ett avtal om din APL. Logga in, läs det och skriv under:',
    '',
    `${origin}/profile`,
  ]);
}
