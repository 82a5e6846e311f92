import { notFound } from '../../platform/errors/app-error.js';

/** The resolved value; NOT_FOUND with the message if it is null. */
export async function found<T>(question: Promise<T | null>, message: string): Promise<T> {
  const answer = await question;
  if (answer === null) throw notFound(message);
  return answer;
}
