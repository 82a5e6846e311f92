import { letter, type Mail } from '../../platform/mail/mail.js';

/** Tells the owner that the password was changed from within, in case it was someone at their screen. */
export function ownPasswordChangedMail(to: { name: string; email: string }, product: string): Mail {
  return letter(to, `Ditt lösenord till ${product} är ändrat`, [
    `Ditt lösenord till ${product} har just ändrats i din profil, och alla andra enheter är utloggade.`,
    'Var det inte du? Kontakta skolans administratör genast.',
  ]);
}
