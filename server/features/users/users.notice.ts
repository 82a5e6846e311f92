import type { Mail } from '../../platform/mail/mail.js';

interface Recipient {
  name: string;
  email: string;
}

/** Invites someone whose account is new: only the person chooses the password (permissions, section 7.6). */
export function invitationMail(to: Recipient, link: string, product: string): Mail {
  const signIn = new URL('/login', link).href;
  return {
    to: to.email,
    subject: `Ditt konto i ${product}`,
    text: [
      `Hej ${to.name}!`,
      '',
      `Du har fått ett konto i ${product}. Din inloggning är din e-postadress, ${to.email}.`,
      'Välj ditt lösenord här. Länken gäller i 30 minuter och kan användas en gång:',
      '',
      link,
      '',
      `Har länken gått ut? Begär en ny med "Glömt lösenordet?" på ${signIn}`,
    ].join('\n'),
  };
}

/** Sent by an administrator's hand; only the person chooses the password. */
export function resetLinkMail(to: Recipient, link: string, product: string): Mail {
  return {
    to: to.email,
    subject: `Nytt lösenord till ${product}`,
    text: [
      `Hej ${to.name}!`,
      '',
      `Skolans administratör har skickat dig en länk för att välja ett nytt lösenord till ${product}.`,
      'Länken gäller i 30 minuter och kan användas en gång:',
      '',
      link,
      '',
      'Tills du har valt ett nytt gäller ditt gamla lösenord.',
    ].join('\n'),
  };
}

/** To the address that an account had until now, in case somebody has taken it over. */
export function addressChangedMail(to: Recipient, product: string): Mail {
  return {
    to: to.email,
    subject: `E-postadressen till ditt konto i ${product} är ändrad`,
    text: [
      `Hej ${to.name}!`,
      '',
      `Skolans administratör har gett ditt konto i ${product} en annan e-postadress än den här.`,
      'Det är den du loggar in med från och med nu. Stämmer det inte? Kontakta skolan genast.',
    ].join('\n'),
  };
}
