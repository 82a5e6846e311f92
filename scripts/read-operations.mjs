import { readdirSync, readFileSync } from 'node:fs';
import { plugin as typed } from '@graphql-codegen/typescript-operations';
import { parse, visit } from 'graphql';
import { madeOperations } from './rest-operations.mjs';

/* The types of REST's operations whose answers code reads; the others are only run. */

const named = new Set(
  readdirSync('server/features', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.rest.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(`server/features/${file}`, 'utf8').matchAll(
          /\b(Rest\w+?)(?:Query|Mutation|Fragment)\b/g,
        ),
      ].map(([, name]) => name),
    ),
);

export function plugin(schema, documents, config, info) {
  const definitions = [
    ...documents.flatMap(({ document }) => document.definitions),
    ...madeOperations(schema, documents).flatMap((text) => parse(text).definitions),
  ];
  const kept = new Set(definitions.filter(({ name }) => named.has(name.value)));
  for (const definition of kept)
    visit(definition, {
      FragmentSpread: ({ name }) =>
        void kept.add(
          definitions.find((one) => one.kind === 'FragmentDefinition' && one.name.value === name.value),
        ),
    });
  const document = { kind: 'Document', definitions: [...kept] };
  return typed(schema, [{ location: 'rest', document }], config, info);
}
