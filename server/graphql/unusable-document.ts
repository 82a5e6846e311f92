import { badField, type AppError } from '../errors/app-error.js';

/**
 * The refusal of a document that does not parse or does not fit the contract, the same over HTTP and
 * on a socket. Says what is wrong, but never a value that was sent: it may be a password (security, T37).
 */
export function unusableDocument(message: string): AppError {
  return badField('query', 'FORMAT', `Frågan kan inte användas: ${withoutValues(message)}`);
}

function withoutValues(message: string): string {
  return message
    .replace(/^(Syntax Error: .*?)"[\s\S]*$/, '$1')
    .replace(/(cannot represent[^:]*):[\s\S]*$/, '$1')
    .replace(/, found [\s\S]*$/, '')
    .trim();
}
