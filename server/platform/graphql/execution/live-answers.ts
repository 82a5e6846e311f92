import {
  execute,
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  visit,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { RequestContext } from '../request-context.js';

/** Number of cached answers, enough for a few events. */
const KEPT = 50;

/** A subscription with its caller's context. */
export interface LiveQuestion extends ExecutionArgs {
  contextValue: RequestContext;
}

/**
 * Serialised answers to events. Subscribers with the same operation, role and event payload share the same
 * bytes, built once: below a subscription's root field no resolver uses the viewer. Where one does, each
 * answer is built separately.
 */
export class LiveAnswers {
  private readonly kept = new Map<string, string>();
  private readonly numbers = new WeakMap<DocumentNode, { number: number; below: ReadonlySet<string> }>();
  private documents = 0;
  private readonly shared: boolean;

  constructor(schema: GraphQLSchema) {
    const fields = Object.values(schema.getSubscriptionType()?.getFields() ?? {});
    const seen = new Set<GraphQLNamedType>();
    this.shared = fields.every(({ type }) => isPlain(schema, getNamedType(type), seen));
  }

  /** Answer to an event for this viewer, whose session has been checked; errors are part of the result. */
  async answer(question: LiveQuestion, news: unknown): Promise<string | ExecutionResult> {
    const key = this.keyOf(question, news);
    const known = key === null ? undefined : this.kept.get(key);
    if (known !== undefined) return known;
    // Without `refresh` the field's guard uses the current actor.
    const { refresh: _asked, ...contextValue } = question.contextValue;
    const result = await execute({ ...question, rootValue: news, contextValue });
    if (result.errors || key === null) return result;
    const text = JSON.stringify(result);
    this.kept.set(key, text);
    if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value!);
    return text;
  }

  /** Everything that an answer depends on; null if it may depend on more, or will be a refusal. */
  private keyOf(
    { document, operationName, variableValues, contextValue }: LiveQuestion,
    news: unknown,
  ): string | null {
    const { actor } = contextValue;
    if (!this.shared || !actor) return null;
    let known = this.numbers.get(document);
    if (!known) {
      known = { number: (this.documents += 1), below: variablesOfAnswer(document) };
      this.numbers.set(document, known);
    }
    const { number, below } = known;
    const variables = Object.entries(variableValues ?? {}).filter(([name]) => below.has(name));
    return JSON.stringify([number, operationName, variables, actor.role, actor.isApiKey ?? false, news]);
  }
}

/**
 * Variables that an answer may depend on. Those used only by the root field have selected the event and don't
 * affect its rendering: boards opened at different times share answers.
 */
function variablesOfAnswer(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>();
  const definitions = document.definitions.map((one) => {
    if (one.kind !== Kind.OPERATION_DEFINITION) return one;
    const selections = one.selectionSet.selections.map((field) =>
      field.kind === Kind.FIELD ? { ...field, arguments: [] } : field,
    );
    return { ...one, variableDefinitions: [], selectionSet: { ...one.selectionSet, selections } };
  });
  visit({ ...document, definitions }, { Variable: ({ name }) => void names.add(name.value) });
  return names;
}

/** True if a type has only default resolvers, including the types below it. */
function isPlain(schema: GraphQLSchema, type: GraphQLNamedType, seen: Set<GraphQLNamedType>): boolean {
  if (seen.has(type)) return true;
  seen.add(type);
  if (isAbstractType(type))
    return schema.getPossibleTypes(type).every((possible) => isPlain(schema, possible, seen));
  if (!isObjectType(type)) return true;
  return Object.values(type.getFields()).every(
    ({ resolve, type: below }) => !resolve && isPlain(schema, getNamedType(below), seen),
  );
}
