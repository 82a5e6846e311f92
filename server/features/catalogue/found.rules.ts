import { notFound } from '../../platform/errors/app-error.js';

/** What was asked for, or NOT_FOUND with the sentence. */
export async function found<T>(question: Promise<T | null>, message: string): Promise<T> {
  const answer = await question;
  if (answer === null) throw notFound(message);
  return answer;
}
