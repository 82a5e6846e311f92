import { letter, type Mail, type Recipient } from './mail.js';

/** Mail with the link to set a new password; it expires after half an hour. */
export function passwordResetMail(to: Recipient, link: string, product: string): Mail {
  return letter(to, `Nytt lösenord till ${product}`, [
    `Någon, troligen du, har bett om ett nytt lösenord till ${product}.`,
    'Välj ett nytt lösenord här. Länken gäller i 30 minuter och kan användas en gång:',
    '',
    link,
    '',
    'Har du inte bett om detta kan du strunta i brevet. Ditt lösenord är oförändrat.',
  ]);
}

/** Notifies the owner that the password was changed, in case it was someone else. */
export function passwordChangedMail(to: Recipient, product: string): Mail {
  return letter(to, `Ditt lösenord till ${product} är ändrat`, [
    `Ditt lösenord till ${product} har just ändrats, och du är utloggad överallt.`,
    'Var det inte du? Kontakta skolans administratör genast.',
  ]);
}
