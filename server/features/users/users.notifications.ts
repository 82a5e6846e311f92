import { letter, type Mail, type Recipient } from '../../platform/mail/mail.js';

/** Invites the owner of a new account, who alone chooses the password (permissions, section 7.6). */
export function invitationMail(to: Recipient, link: string, product: string): Mail {
  const signIn = new URL('/login', link).href;
  return letter(to, `Ditt konto i ${product}`, [
    `Du har fått ett konto i ${product}. Din inloggning är din e-postadress, ${to.email}.`,
    'Välj ditt lösenord här. Länken gäller i sju dagar och kan användas en gång:',
    '',
    link,
    '',
    `Har länken gått ut? Öppna den ändå och tryck på "Begär en ny länk", eller gå till ${signIn}`,
  ]);
}

/** Sent by an administrator; only the owner chooses the password. */
export function resetLinkMail(to: Recipient, link: string, product: string): Mail {
  return letter(to, `Nytt lösenord till ${product}`, [
    `Skolans administratör har skickat dig en länk för att välja ett nytt lösenord till ${product}.`,
    'Länken gäller i 30 minuter och kan användas en gång:',
    '',
    link,
    '',
    'Tills du har valt ett nytt gäller ditt gamla lösenord.',
  ]);
}

/** Sent to an account's former address, in case the account was taken over. */
export function addressChangedMail(to: Recipient, product: string): Mail {
  return letter(to, `E-postadressen till ditt konto i ${product} är ändrad`, [
    `Skolans administratör har gett ditt konto i ${product} en annan e-postadress än den här.`,
    'Det är den du loggar in med från och med nu. Stämmer det inte? Kontakta skolan genast.',
  ]);
}
