import { createHash } from 'node:crypto';
import { Kind, print, visit, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { badField } from '../errors/app-error.js';
import type { RequestContext } from './request-context.js';
import type { RootFields } from './root-fields.js';

/** Identity of a key's mutation: its text and variables. */
interface Keyed {
  text: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  root: Pick<RootFields, 'names'>;
}

/** Input fields with secrets that must not be derivable from stored data. */
const SECRET = /password|token/i;

/** Ties the Idempotency-Key to this very mutation and its input (contract, section 5). */
export function claimIdempotency(
  prepared: Keyed,
  variables: Record<string, unknown>,
  context: Pick<RequestContext, 'idempotency' | 'idempotencyKey'>,
): void {
  const key = context.idempotencyKey;
  if (key === null || prepared.operation.operation !== 'mutation') return;
  if (prepared.root.names.length !== 1) {
    throw badField('Idempotency-Key', 'NOT_ALLOWED', 'Idempotency-Key gäller en enda ändring per anrop.');
  }
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw badField('Idempotency-Key', 'FORMAT', 'Idempotency-Key ska vara 1–200 tecken utan blanksteg.');
  }
  context.idempotency = { key, fingerprint: fingerprintOf(prepared, variables) };
}

/**
 * Fingerprint of a key's first use. It is stored, and a fast hash of a password can be brute-forced: secrets
 * are excluded, in variables and in the text.
 */
export function fingerprintOf(
  { document, root, text }: Omit<Keyed, 'operation'>,
  variables: Record<string, unknown>,
): string {
  const secretVariables = new Set<string>();
  const shown = withoutSecrets(document, secretVariables);
  const content = JSON.stringify(
    [root.names, shown === document ? text : print(shown), variables],
    (name, value: unknown) => (SECRET.test(name) || secretVariables.has(name) ? undefined : value),
  );
  return createHash('sha256').update(content).digest('hex');
}

/** The document with literal secrets blanked; collects the variables used for secrets. */
function withoutSecrets(document: DocumentNode, secretVariables: Set<string>): DocumentNode {
  const blanked = visit(document, {
    ObjectField: (field) => {
      if (!SECRET.test(field.name.value)) return undefined;
      if (field.value.kind === Kind.VARIABLE) secretVariables.add(field.value.name.value);
      return field.value.kind === Kind.STRING
        ? { ...field, value: { ...field.value, value: '' } }
        : undefined;
    },
  });
  return visit(blanked, {
    VariableDefinition: (variable) =>
      secretVariables.has(variable.variable.name.value) && variable.defaultValue
        ? { ...variable, defaultValue: undefined }
        : undefined,
  });
}
