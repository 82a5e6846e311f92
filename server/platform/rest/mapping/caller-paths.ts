import { Kind, type ArgumentNode, type OperationDefinitionNode, type ValueNode } from 'graphql';
import type { Place } from './route-variables.js';
import type { RestRoute } from '../rest-route.js';

/** Fields of the contract at and below `from`, and the caller's name for them; empty for the body itself. */
interface Renaming {
  from: readonly string[];
  to: string;
  /** A list in the contract whose entries the caller does not number. */
  isList: boolean;
}

/** Field paths of an operation's errors, by the names that the caller of its route sent. */
export class CallerPaths {
  private readonly renamings: readonly Renaming[];

  constructor(
    { nest, groups = {} }: RestRoute,
    { address, query }: { address: ReadonlyMap<string, Place | null>; query: ReadonlyMap<string, Place> },
    operation: OperationDefinitionNode | null,
  ) {
    const places = [...address, ...query].flatMap(([name, place]) =>
      place ? targets(place.path, operation).map((from) => ({ from, to: name, isList: true })) : [],
    );
    const grouped = Object.entries(groups).flatMap(([group, names]) =>
      Object.entries(names).map(([inner, field]) => ({
        ...{ from: [field], to: `${group}.${inner}`, isList: false },
      })),
    );
    this.renamings = [...places, ...grouped, ...(nest ? [{ from: [nest], to: '', isList: false }] : [])];
  }

  /** `values.startDate` as `startDate`, `filter.states.0` as `state`. */
  of(path: string): string {
    const names = path.split('.');
    const found = this.renamings.find(({ from }) => from.every((name, place) => names[place] === name));
    if (!found) return path;
    const below = names.slice(found.from.length);
    if (found.isList && /^\d+$/.test(below[0] ?? '')) below.shift();
    return [found.to, ...below].filter(Boolean).join('.') || 'body';
  }
}

/** Where a variable, or a field of it, is in the arguments of the root fields; errors leave out `input`. */
function targets(path: readonly string[], operation: OperationDefinitionNode | null): string[][] {
  const [variable, ...below] = path as [string, ...string[]];
  const found = (operation?.selectionSet.selections ?? []).flatMap((field) =>
    field.kind === Kind.FIELD ? (field.arguments ?? []).flatMap((argument) => uses(argument, variable)) : [],
  );
  return found.map((use) => [...use, ...below]).map((use) => (use[0] === 'input' ? use.slice(1) : use));
}

/** Paths of the variable in an argument. */
function uses(
  { name, value }: Pick<ArgumentNode, 'name'> & { value: ValueNode },
  variable: string,
): string[][] {
  if (value.kind === Kind.VARIABLE) return value.name.value === variable ? [[name.value]] : [];
  if (value.kind !== Kind.OBJECT) return [];
  return value.fields.flatMap((field) => uses(field, variable)).map((below) => [name.value, ...below]);
}
