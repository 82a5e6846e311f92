import { letter, type Mail } from '../../platform/mail/mail.js';

/** Notifies the owner of a password change from a session, in case it was someone else at their screen. */
export function ownPasswordChangedMail(to: { name: string; email: string }, product: string): Mail {
  return letter(to, `Ditt lösenord till ${product} är ändrat`, [
    `Ditt lösenord till ${product} har just ändrats i din profil, och alla andra enheter är utloggade.`,
    'Var det inte du? Kontakta skolans administratör genast.',
  ]);
}
