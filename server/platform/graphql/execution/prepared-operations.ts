import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import {
  execute,
  Kind,
  parse,
  validate,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { badField } from '../../errors/app-error.js';
import { checkVariables } from './coerce-variables.js';
import { claimIdempotency } from '../idempotency.js';
import { assertAffordable, callsOf, documentCost, type DocumentCost } from '../document-cost.js';
import { SessionPacing } from '../session-pacing.js';
import { assertWithinLimits } from '../limits.js';
import type { RequestContext } from '../request-context.js';
import { demand } from '../requirement.js';
import { rootFieldsOf, type RootFields } from '../root-fields.js';

/** A validated operation, and what is derived from it once. */
export interface Prepared {
  text: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  root: RootFields;
  cost: (variables: Record<string, unknown>) => DocumentCost;
  /** True once the operation has been found to be within the limits. */
  isWithinLimits: boolean;
  uses: number;
  compiled: CompiledQuery | null;
}

/** Checks the roles of all root fields; records the refusal of a signed-in user. */
export async function admit(
  { root, operation }: Prepared,
  context: RequestContext,
  args: () => object,
): Promise<void> {
  try {
    for (const requirement of root.requirements) demand(requirement, context.actor);
  } catch (error) {
    const asked = {
      name: root.names[0] ?? '',
      operation: operation.operation === 'mutation' ? 'mutation' : 'query',
      args: args(),
      repeatable: false,
    } as const;
    if (context.actor) await context.trail?.refused(context.actor, asked, error);
    throw error;
  }
}

/**
 * Cost of an external document: rejects one that is too expensive, else charges the rate limit. Returns the
 * rows it requests in pages.
 */
function charge(
  { root, cost }: Prepared,
  variables: Record<string, unknown>,
  context: RequestContext,
): number {
  const { total, paged } = cost(variables);
  assertAffordable(total);
  const calls = callsOf(root.names.length, total);
  // The request itself has been counted as one call.
  if (calls > 1) context.charge?.(calls - 1);
  return paged;
}

/** The texts that a document gives its arguments without variables. */
function writtenIn(document: DocumentNode): string[] {
  const texts: string[] = [];
  visit(document, { StringValue: ({ value }) => void texts.push(value) });
  return texts;
}

/** Compile threshold: frequent operations are worth it, one-off queries are not. */
const COMPILE_AFTER = 3;

/**
 * Runs validated operations, frequent ones compiled by graphql-jit. Clients' operations come from Apollo Server,
 * which keeps their documents; REST's fixed operations are prepared at startup.
 */
export class PreparedOperations {
  private readonly byNode = new WeakMap<OperationDefinitionNode, Prepared>();
  private readonly pacing = new SessionPacing();

  constructor(private readonly schema: GraphQLSchema) {}

  /** The prepared form of an operation; the same for the same node of a document. */
  prepare(text: string, document: DocumentNode, operation: OperationDefinitionNode): Prepared {
    const before = this.byNode.get(operation);
    if (before) return before;
    const prepared: Prepared = {
      text,
      document,
      operation,
      root: rootFieldsOf(this.schema, document, operation),
      cost: documentCost(this.schema, document, operation),
      isWithinLimits: false,
      uses: 0,
      compiled: null,
    };
    this.byNode.set(operation, prepared);
    return prepared;
  }

  /** Parses and validates an operation of our own: a fault stops the start. */
  prepareOwn(text: string): Prepared {
    const document = parse(text);
    const errors = validate(this.schema, document);
    if (errors.length > 0) throw new Error(`${text}\n${errors.map((error) => error.message).join('\n')}`);
    const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    if (!operation) throw new Error(`no operation in: ${text}`);
    const prepared = this.prepare(text, document, operation);
    this.compile(prepared);
    return prepared;
  }

  /** Limits of the whole operation, checked once; text and tokens are limited before parsing. */
  assertAllowed(prepared: Prepared): void {
    if (prepared.isWithinLimits) return;
    const { document, operation, root } = prepared;
    if (operation.operation === 'subscription') {
      throw badField('query', 'NOT_ALLOWED', 'Prenumerationer går över websocket på samma adress.');
    }
    assertWithinLimits(document, operation, root.introspects && root.names.length === 0);
    prepared.isWithinLimits = true;
  }

  /**
   * Roles, then variables, then execution: the order of permissions, section 1.8. Throws the refusals of the
   * first two; execution errors are part of the result.
   */
  async run(
    prepared: Prepared,
    variables: Record<string, unknown>,
    context: RequestContext,
  ): Promise<ExecutionResult> {
    context.describe?.({
      operations: prepared.root.names,
      ...(context.actor && { userId: context.actor.userId }),
    });
    const rows = context.fixedOperation ? 0 : charge(prepared, variables, context);
    await admit(prepared, context, () => ({ variables, written: writtenIn(prepared.document) }));
    checkVariables(this.schema, prepared.operation, variables);
    claimIdempotency(prepared, variables, context);
    prepared.uses += 1;
    if (prepared.uses === COMPILE_AFTER) this.compile(prepared);
    const session = context.actor?.sessionHash;
    // Without a rate limit there is no pacing.
    if (!session || !context.charge) return this.execute(prepared, variables, context);
    return this.pacing.run(session, rows, async () => this.execute(prepared, variables, context));
  }

  private async execute(
    prepared: Prepared,
    variables: Record<string, unknown>,
    context: RequestContext,
  ): Promise<ExecutionResult> {
    if (prepared.compiled) return prepared.compiled.query(undefined, context, variables);
    return execute({
      schema: this.schema,
      document: prepared.document,
      contextValue: context,
      variableValues: variables,
      operationName: prepared.operation.name?.value,
    });
  }

  private compile(prepared: Prepared): void {
    const compiled = compileQuery(this.schema, prepared.document, prepared.operation.name?.value);
    prepared.compiled = isCompiledQuery(compiled) ? compiled : null;
  }
}
