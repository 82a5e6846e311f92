import { GraphQLNonNull, isNonNullType, type GraphQLOutputType, type GraphQLSchema } from 'graphql';
import type { Prepared } from '../../graphql/execution/prepared-operations.js';
import { answerShape, lowerCaseIn, type AnswerField, type AnswerShape } from './answer-shape.js';
import type { RestRoute, Values } from '../rest-route.js';

/** A list as the contract pages it. */
export interface Page {
  nodes: unknown[];
  nextCursor?: string | null;
  totalCount?: number;
}

/** Maps an operation's result to the route's response. */
export class RouteAnswer {
  /** The answer; its type is null for an object that is always there. */
  readonly shape: { shape: AnswerShape; type: GraphQLOutputType | null };
  private readonly root: string | null;
  private readonly change: ((value: unknown) => unknown) | null;

  constructor(
    schema: GraphQLSchema,
    private readonly route: RestRoute,
    { document, operation }: Prepared,
    lowerCase: ReadonlySet<string>,
  ) {
    const whole = answerShape(schema, document, operation);
    const [[root, field]] = [...whole.fields] as [[string, AnswerField]];
    this.root = route.named || whole.fields.size > 1 ? null : root;
    this.change = lowerCaseIn({ objects: [whole] }, lowerCase);
    // Where there is nothing it is NOT_FOUND.
    const type = isNonNullType(field.type) ? field.type : new GraphQLNonNull(field.type);
    this.shape = this.partOf(
      this.root === null ? { shape: { objects: [whole] }, type: null } : { shape: field.shape, type },
    );
  }

  /** The root field as the contract has it; null where there is nothing. */
  raw(data: Values): unknown {
    return this.root === null ? data : data[this.root];
  }

  /** The same as REST writes it. */
  whole(data: Values): unknown {
    return this.raw(this.change ? (this.change(data) as Values) : data);
  }

  of(whole: unknown): unknown {
    const { at, hoist } = this.route;
    const answer = at ? (whole as Values)[at] : whole;
    if (!hoist) return answer;
    const { [hoist]: inner, ...rest } = answer as Values;
    return { ...(inner as Values), ...rest };
  }

  /** ETag: the quoted version of the object. */
  headers(whole: unknown): Record<string, string> {
    if (!this.route.versioned || typeof whole !== 'object' || whole === null) return {};
    const record = (this.root === null ? Object.values(whole)[0] : whole) as { version?: unknown };
    return typeof record.version === 'number' ? { ETag: `"${record.version}"` } : {};
  }

  private partOf(answer: RouteAnswer['shape']): RouteAnswer['shape'] {
    const { at, hoist, path } = this.route;
    const fieldOf = (name: string): AnswerField => {
      const field = 'objects' in answer.shape && answer.shape.objects[0]?.fields.get(name);
      if (!field) throw new Error(`${path}: the operation does not answer with ${name}`);
      return field;
    };
    if (at) return fieldOf(at);
    if (!hoist || !('objects' in answer.shape)) return answer;
    const inner = fieldOf(hoist).shape;
    const [outer] = answer.shape.objects;
    const fields = new Map([...('objects' in inner ? inner.objects[0]!.fields : []), ...outer!.fields]);
    fields.delete(hoist);
    return { shape: { objects: [{ fields, fragment: null }] }, type: null };
  }
}
