/**
 * A plugin of the code generator: all that REST asks, as it is run. What the `*.rest.graphql` write stands here written
 * out (`rest-documents.mjs`), so that whatever others come to read shows itself here, and so do the operations that say
 * no more than their name: `RestUpdateTask` asks the root field `updateTask`, with its arguments as variables, for what the
 * fragment on its type shows.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getNamedType, isAbstractType, isLeafType, Kind, parse, print } from 'graphql';
import { filesUnder, ROOT } from './project.mjs';
import { shownBy } from './rest-documents.mjs';

/** The operations that rows name, each with the file of its row. */
function namedByRows() {
  const named = filesUnder(['server'])
    .filter((path) => path.endsWith('.rest.ts'))
    .flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(/'(Rest[A-Z]\w*)'/g)].map(([, name]) => [
        name,
        path,
      ]),
    );
  return new Map(named);
}

/** How a name is read: the operation that it stands for, as text; a sentence is thrown where it stands for none. */
export function operationMaker(schema, definitions) {
  const fragmentOn = shownBy(definitions);
  const roots = { query: schema.getQueryType().getFields(), mutation: schema.getMutationType().getFields() };

  const shownOf = (type, name) => {
    // The description names the shape of a fragment once, and each kind of object has its own.
    if (isAbstractType(type))
      throw new Error(`${name}: ${type.name} is one of several types, so write the operation`);
    const own = fragmentOn(type);
    if (own) return `{ ...${own.name.value} }`;
    const { nodes, nextCursor } = type.getFields?.() ?? {};
    if (nodes)
      return `{ nodes ${shownOf(getNamedType(nodes.type), name)} ${nextCursor ? nextCursor.name : ''} }`;
    throw new Error(
      `${name}: say what REST shows of ${type.name} (fragment Rest${type.name} on ${type.name}), or write the operation`,
    );
  };

  return (name) => {
    const fieldName = name.replace(/^Rest(.)/, (_, letter) => letter.toLowerCase());
    const operation = Object.keys(roots).find((one) => roots[one][fieldName]);
    if (!operation) throw new Error(`${name}: no root field ${fieldName}, and no operation of that name`);
    const { args, type } = roots[operation][fieldName];
    const inBrackets = (words) => (words.length > 0 ? `(${words.join(', ')})` : '');
    const variables = inBrackets(args.map((one) => `$${one.name}: ${one.type}`));
    const given = inBrackets(args.map((one) => `${one.name}: $${one.name}`));
    const answer = getNamedType(type);
    const shown = isLeafType(answer) ? '' : shownOf(answer, name);
    return print(parse(`${operation} ${name}${variables} { ${fieldName}${given} ${shown} }`));
  };
}

/** The text of every operation that a row names and no file has. */
export function madeOperations(schema, documents) {
  const written = documents.flatMap(({ document }) => document.definitions);
  const operations = written.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const isWritten = new Set(operations.map(({ name }) => name.value));
  const make = operationMaker(schema, written);
  return [...namedByRows()]
    .filter(([name]) => !isWritten.has(name))
    .map(([name, path]) => {
      try {
        return make(name);
      } catch (cause) {
        throw new Error(`${path}: ${cause.message} (a *.rest.graphql)`, { cause });
      }
    });
}

export function plugin(schema, documents) {
  return [
    '# Printed by `npm run codegen`: what REST shows and asks, from every *.rest.graphql and from the names of its rows.',
    ...documents.flatMap(({ document }) => document.definitions).map(print),
    ...madeOperations(schema, documents),
  ].join('\n\n');
}
