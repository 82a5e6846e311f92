import { letter, type Mail } from '../../platform/mail/mail.js';

interface Written {
  subject: string;
  text: string;
  /** Name of the sender; `course` is the name of the course instance. */
  sender: string;
  course: string;
}

/** Mail to one participant; it names no other participants. */
export function participantMail(
  to: { name: string; email: string },
  { subject, text, sender, course }: Written,
  productName: string,
): Mail {
  return letter(to, subject, [
    text,
    '',
    sender,
    '',
    `Du får brevet för att du går ${course}. Det går inte att svara på: kontakta skolan om du har frågor.`,
    `Du hittar dina kurser i ${productName}.`,
  ]);
}
