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

/** Asks a supervisor who has a link to sign an agreement, in Swedish and English; names no student. */
export function supervisorAgreementMail(to: Recipient): Mail {
  return letter(to, 'Ett APL-avtal att skriva under', [
    'Skolan har skickat ett avtal om APL. Öppna din handledarsida med länken som du har fått i ett tidigare mejl från skolan, läs avtalet och skriv under. Be skolan om en ny länk om du inte hittar den.',
    '',
    'The school has sent an agreement on work placement. Open your page by the link in an earlier e-mail from the school, read the agreement and sign it. Ask the school for a new link if you cannot find it.',
  ]);
}
