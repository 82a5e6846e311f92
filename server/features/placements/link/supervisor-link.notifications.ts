import { letter, type Mail, type Recipient } from '../../../platform/mail/mail.js';

/** Mails the supervisor the link, in Swedish and English; names no student. */
export function supervisorLinkMail(to: Recipient, link: string): Mail {
  return letter(to, 'Din handledarsida för APL', [
    'Du är handledare för en elev på APL. På din sida läser du avtalet och skriver under det, bekräftar timmar, anmäler frånvaro och lämnar omdöme. Du behöver inget konto:',
    '',
    link,
    '',
    'Länken är personlig: skicka den inte vidare. Den gäller till 30 dagar efter placeringens slut.',
    '',
    'You are the supervisor of a student at your workplace. Read and sign the agreement, confirm hours, report absence and assess the goals by the link above. You need no account. Please do not forward the link.',
  ]);
}
