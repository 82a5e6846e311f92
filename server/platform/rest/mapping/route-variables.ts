import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  Kind,
  typeFromAST,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { badField, notFound } from '../../errors/app-error.js';
import { addressed } from './addressed.js';
import { CallerPaths } from './caller-paths.js';
import { queryFlag, queryValues, unknownName } from './query-values.js';
import type { RestRequest } from '../rest-request.js';
import type { RestRoute, Values } from '../rest-route.js';

/** Target of a path or query value, with its type in the contract. */
export interface Place {
  path: readonly string[];
  type: GraphQLInputType;
  description: string | null;
  /** Repeated or comma-separated. */
  several: boolean;
}

const PAGE_NAMES = ['limit', 'after'] as const;

/** How the path, the query string and the body of a route become the variables of its operation. */
export class RouteVariables {
  readonly address: ReadonlyMap<string, Place | null>;
  readonly query: ReadonlyMap<string, Place>;
  /** Input type of the body. */
  readonly input: GraphQLInputObjectType | null;
  /** The caller's names for the fields of errors. */
  readonly paths: CallerPaths;
  private readonly types = new Map<string, GraphQLInputType>();
  private readonly names: readonly string[];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly route: RestRoute,
    private readonly operation: OperationDefinitionNode | null,
    private readonly lowerCase: ReadonlySet<string>,
  ) {
    for (const { variable, type } of operation?.variableDefinitions ?? []) {
      const known = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]);
      if (isInputType(known)) this.types.set(variable.name.value, known);
    }
    const input = getNamedType(this.types.get('input'));
    this.input = isInputObjectType(input) ? input : null;
    const places = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    this.address = new Map(places.map((name) => [name, this.addressPlace(name)]));
    this.query = new Map(
      Object.entries(route.query ?? {}).map(([name, target]) => [name, this.place(target)]),
    );
    this.names = [...this.query.keys(), ...(route.pages ? PAGE_NAMES : [])];
    this.paths = new CallerPaths(route, this, operation);
  }

  /** Query string values by name; rejects names that the route doesn't know. */
  given(request: RestRequest): Values {
    if (this.names.length === 0) return {};
    const several = [...this.query].filter(([, place]) => place.several).map(([name]) => name);
    const once = Object.entries(request.query).filter(([name]) => !several.includes(name));
    const lists = several.flatMap((name) =>
      request.query[name] === undefined ? [] : [[name, listOf(name, request.query[name])] as const],
    );
    const given = { ...queryValues(Object.fromEntries(once), this.names), ...Object.fromEntries(lists) };
    return this.route.usual?.(given) ?? given;
  }

  of(request: RestRequest, body: Values, given: Values): Values {
    const values: Values = {};
    if (this.input) values.input = this.route.method === 'GET' ? {} : this.fromBody(request, body);
    for (const [name, place] of this.query) {
      const value = this.readQuery(name, given[name], place);
      if (value !== undefined) put(values, place.path, value);
    }
    for (const [name, place] of this.address)
      if (place && (place.path[0] !== 'input' || this.route.method === 'GET'))
        put(
          values,
          place.path,
          this.spelt(name, request.params[name]!, () => notFound('Adressen finns inte.')),
        );
    return values;
  }

  /** A field of the input that the body does not have, as the address or a header has it. */
  get hidden(): ReadonlySet<string> {
    const inAddress = [...this.address.values()].flatMap((place) => (place ? [place.path.at(-1)!] : []));
    return new Set([...inAddress, ...(this.route.versioned === 'tag' ? ['version'] : [])]);
  }

  private fromBody(request: RestRequest, body: Values): Values {
    const { versioned, nest, groups = {} } = this.route;
    let fields = body;
    for (const [group, names] of Object.entries(groups)) fields = ungrouped(fields, group, names);
    fields = this.inUpperCase(fields);
    const address: Values = {};
    for (const [name, place] of this.address) if (place) address[place.path.at(-1)!] = request.params[name];
    const own: Values = {};
    if (versioned && this.input!.getFields().version) {
      const { version, ...others } = fields;
      if (versioned === 'tag' && version !== undefined) throw unknownName('version');
      own.version = versionOf(request.headers['if-match'], version);
      fields = others;
    }
    if (nest) {
      const known = this.input!.getFields();
      const isOwn = (name: string) => name !== nest && !(name in address) && known[name] !== undefined;
      const given = Object.entries(fields);
      Object.assign(own, Object.fromEntries(given.filter(([name]) => isOwn(name))));
      return {
        ...addressed(own, address),
        [nest]: Object.fromEntries(given.filter(([name]) => !isOwn(name))),
      };
    }
    return { ...addressed(fields, address), ...own };
  }

  /** The values of the body that REST writes in lower case. */
  private inUpperCase(body: Values): Values {
    const known = this.input!.getFields();
    const changed = Object.entries(body).map(([name, value]): [string, unknown] => {
      const type = known[name] && getNullableType(known[name].type);
      const lower = type && isEnumType(type) && this.lowerCase.has(type.name);
      return [name, lower && typeof value === 'string' ? upperCase(name, value) : value];
    });
    return Object.fromEntries(changed);
  }

  private readQuery(name: string, value: unknown, { type, several }: Place): unknown {
    if (value === undefined || several) return value;
    const text = this.spelt(name, String(value), (words) =>
      badField(name, 'NOT_ALLOWED', `Värdet ska vara ${words.join(', ')}.`),
    );
    const one = this.readOne(name, text, type);
    return isListType(getNullableType(type)) ? [one] : one;
  }

  private readOne(name: string, text: string, type: GraphQLInputType): unknown {
    const named = getNamedType(type);
    if (named.name === 'Boolean') return queryFlag(text, name);
    if (named.name === 'Int') {
      if (!/^\d{1,7}$/.test(text)) throw badField(name, 'TYPE', 'Ange ett heltal.');
      return Number(text);
    }
    return isEnumType(named) && this.lowerCase.has(named.name) ? upperCase(name, text) : text;
  }

  /** Translates REST's spelling of a value to the contract's. */
  private spelt(name: string, text: string, refusal: (words: string[]) => Error): string {
    const words = this.route.spelling?.[name];
    if (!words) return text;
    const known = words[text.normalize('NFC')];
    if (known === undefined) throw refusal(Object.keys(words));
    return known;
  }

  private addressPlace(name: string): Place | null {
    const known = name === 'id' ? (this.route.id ?? 'id') : name;
    if (this.types.has(known)) return this.place(known);
    if (this.input) return this.place(`input.${known}`);
    if (this.route.media === undefined)
      throw new Error(`${this.route.path}: ${String(this.route.operation)} has no $${known}`);
    return null;
  }

  private place(target: string): Place {
    const several = target.endsWith('[]');
    const path = target.replace('[]', '').split('.');
    let type = this.types.get(path[0]!);
    let description = this.argument(path[0]!);
    for (const name of path.slice(1)) {
      const inner = getNamedType(type);
      const field = isInputObjectType(inner) ? inner.getFields()[name] : undefined;
      type = field?.type;
      description = field?.description ?? null;
    }
    if (this.operation === null) return { path, type: this.text, description: null, several };
    if (!type) throw new Error(`${this.route.path}: ${this.operation.name!.value} takes no ${target}`);
    return { path, type, description, several };
  }

  private get text(): GraphQLInputType {
    return this.schema.getType('String') as GraphQLInputType;
  }

  /** The contract's description of a variable's argument. */
  private argument(variable: string): string | null {
    if (!this.operation) return null;
    const root = this.schema.getRootType(this.operation.operation)!;
    for (const selection of this.operation.selectionSet.selections) {
      if (selection.kind !== Kind.FIELD) continue;
      const argument = selection.arguments?.find(
        ({ value }) => value.kind === Kind.VARIABLE && value.name.value === variable,
      );
      const field = root.getFields()[selection.name.value];
      const known = field?.args.find(({ name }) => name === argument?.name.value);
      if (known) return known.description ?? null;
    }
    return null;
  }
}

function put(values: Values, path: readonly string[], value: unknown): void {
  let at = values;
  for (const name of path.slice(0, -1)) at = (at[name] ??= {}) as Values;
  at[path.at(-1)!] = value;
}

function listOf(name: string, value: unknown): string[] {
  return [value].flat().flatMap((one) => {
    if (typeof one !== 'string') throw badField(name, 'TYPE', 'Ange värdet en gång.');
    return one.split(',').filter((part) => part !== '');
  });
}

/** REST writes some values in lower case, GraphQL all in upper (contract, section 2). */
function upperCase(name: string, text: string): string {
  if (text !== text.toLowerCase()) throw badField(name, 'NOT_ALLOWED', 'Värdet är inte tillåtet.');
  return text.toUpperCase();
}

/** Fields that the body has inside an object, as the input has them; others of the object are not read. */
function ungrouped(body: Values, group: string, names: Readonly<Record<string, string>>): Values {
  const { [group]: held, ...rest } = body;
  if (held === undefined || held === null) throw badField(group, 'REQUIRED', `Ange ${group}.`);
  if (typeof held !== 'object' || Array.isArray(held)) {
    throw badField(group, 'TYPE', `${group} ska vara ett objekt.`);
  }
  const inner = Object.entries(names).map(([name, field]) => [field, (held as Values)[name]]);
  return { ...rest, ...(Object.fromEntries(inner) as Values) };
}

/**
 * Version from the body or `If-Match: "7"`, or undefined; any other tag matches no version. The body's value
 * is passed on unchanged, so that a wrong type is rejected.
 */
function versionOf(ifMatch: string | undefined, body: unknown): unknown {
  if (body !== undefined && body !== null) return body;
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  const [, version] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch) ?? [];
  return version === undefined ? -1 : Number(version);
}
