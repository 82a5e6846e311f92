import { letter, type Mail, type Recipient } from '../../../platform/mail/mail.js';

/** Asks the student to sign; names neither the workplace nor the period. Without a known origin it has no link. */
export function agreementMail(to: Recipient, origin: string | null): Mail {
  return letter(to, 'Ett APL-avtal att skriva under', [
    'Skolan har skickat ett avtal om din APL. Logga in, öppna Min utbildning, läs avtalet och skriv under.',
    ...(origin ? ['', `${origin}/min-utbildning`] : []),
  ]);
}
