import { Kind, parse, type DocumentNode } from 'graphql';
import { LIMITS } from './limits.js';

/**
 * True if a document contains one sign-in and nothing else. Sign-in has its own limits, by account and by
 * delay: others behind the same address must not use up its quota.
 */
export function isSignInDocument(query: unknown): boolean {
  if (typeof query !== 'string' || query.length > LIMITS.documentBytes || !query.includes('login'))
    return false;
  const operations = (parsed(query)?.definitions ?? []).filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const [operation, ...otherOperations] = operations;
  if (operation?.operation !== 'mutation' || otherOperations.length > 0) return false;
  const [field, ...others] = operation.selectionSet.selections;
  return others.length === 0 && field?.kind === Kind.FIELD && field.name.value === 'login';
}

/** Null for a text that is no document: it is refused with its reason where it is executed. */
function parsed(query: string): DocumentNode | null {
  try {
    return parse(query, { maxTokens: LIMITS.tokens, noLocation: true });
  } catch {
    return null;
  }
}
