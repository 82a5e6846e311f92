import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { API_LIMITS } from '../../../domain/api-limits.js';
import { badField } from '../errors/app-error.js';

/** Limits of one document (security, T3). Comments are not tokens, so bytes are limited too. */
export const LIMITS = {
  documentBytes: API_LIMITS.documentBytes,
  bodyBytes: API_LIMITS.bodyBytes,
  tokens: 1_000,
  validationErrors: 5,
  recursiveSelections: 5_000,
  selections: API_LIMITS.selections,
  aliases: API_LIMITS.aliases,
  directives: 10,
  depth: API_LIMITS.depth,
} as const;

/** The standard introspection document is wider and deeper than any question about the school. */
const INTROSPECTION = { selections: 400, depth: 20 } as const;

interface Size {
  selections: number;
  aliases: number;
  directives: number;
  depth: number;
  logins: number;
}

/**
 * Refuses an operation that is too large, with fragments counted as often as they are spread; each
 * fragment is measured once, so that a bomb of nested fragments costs nothing to refuse. The document
 * must be validated before (a cycle of fragments would not end).
 */
export function assertWithinLimits(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  introspectsOnly = false,
): void {
  const { selections, depth } = introspectsOnly ? INTROSPECTION : LIMITS;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const size = measure(operation.selectionSet, fragments, new Map());
  const directives = size.directives + (operation.directives?.length ?? 0);
  if (size.selections > selections) refuse('fält', selections);
  if (size.aliases > LIMITS.aliases) refuse('alias', LIMITS.aliases);
  if (directives > LIMITS.directives) refuse('direktiv', LIMITS.directives);
  if (size.depth > depth) refuse('nivåer', depth);
  if (size.logins > 1) refuse('inloggningar', 1);
}

function refuse(what: string, limit: number): never {
  throw badField('query', 'RANGE', `Frågan har för många ${what}: högst ${limit} är tillåtna.`);
}

function measure(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, Size>,
): Size {
  const total: Size = { selections: 0, aliases: 0, directives: 0, depth: 0, logins: 0 };
  for (const selection of set.selections) {
    total.directives += selection.directives?.length ?? 0;
    if (selection.kind === Kind.FIELD) {
      const below = selection.selectionSet ? measure(selection.selectionSet, fragments, known) : null;
      total.selections += 1;
      if (selection.alias) total.aliases += 1;
      if (selection.name.value === 'login') total.logins += 1;
      if (below) add(total, below);
      total.depth = Math.max(total.depth, 1 + (below?.depth ?? 0));
    } else {
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT
          ? measure(selection.selectionSet, fragments, known)
          : measureFragment(selection.name.value, fragments, known);
      add(total, inner);
      total.depth = Math.max(total.depth, inner.depth);
    }
  }
  return total;
}

function measureFragment(
  name: string,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, Size>,
): Size {
  const measured = known.get(name);
  if (measured) return measured;
  const size = measure(fragments.get(name)!.selectionSet, fragments, known);
  known.set(name, size);
  return size;
}

function add(total: Size, part: Size): void {
  total.selections += part.selections;
  total.aliases += part.aliases;
  total.directives += part.directives;
  total.logins += part.logins;
}
