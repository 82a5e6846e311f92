/**
 * Codegen plugin: result and variable types of each document that a test writes as a string, keyed by the
 * document's text.
 */
import { createHash } from 'node:crypto';
import { plugin as operationTypes } from '@graphql-codegen/typescript-operations';
import { Kind, parse, validate, visit } from 'graphql';
import { inlineDocuments } from './inline-documents.mjs';

export async function plugin(schema, _, config, info) {
  const texts = [...new Set(inlineDocuments().map(({ text }) => text))].sort();
  const documents = texts.flatMap((text) => {
    const document = parsed(text);
    const operations = document?.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION) ?? [];
    return operations.length === 1 && validate(schema, document).length === 0 ? [{ text, document }] : [];
  });
  const named = documents.map((document) => ({ ...document, name: nameOf(document.text) }));
  const sources = named.map(({ name, document }) => ({
    location: name,
    document: answerOnly(document, name),
  }));
  const { prepend = [], content } = await operationTypes(schema, sources, config, info);
  const rows = named.map(({ text, document, name }) => {
    const { operation, variableDefinitions = [] } = document.definitions.find(
      ({ kind }) => kind === Kind.OPERATION_DEFINITION,
    );
    const type = name + operation[0].toUpperCase() + operation.slice(1);
    const variables = variableDefinitions.map(({ variable }) => `'${variable.name.value}'`).join(' | ');
    return `  ${JSON.stringify(text)}: { data: ${type}; variables: ${variables || 'never'} };`;
  });
  return [
    ...prepend,
    content,
    '/** Each document by its text. */',
    'export interface TestDocuments {',
    ...rows,
    '}',
  ].join('\n');
}

/** A name that does not depend on other documents. */
const nameOf = (text) => `Document${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;

/** Invalid documents are intentional and get no types. */
function parsed(text) {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/** The document with its own name and without variables: only the result type is generated. */
function answerOnly(document, name) {
  const own = (node) => ({ ...node, value: `${name}${node.value}` });
  return visit(document, {
    OperationDefinition: (node) => ({
      ...node,
      name: { kind: Kind.NAME, value: name },
      variableDefinitions: [],
    }),
    FragmentDefinition: (node) => ({ ...node, name: own(node.name) }),
    FragmentSpread: (node) => ({ ...node, name: own(node.name) }),
  });
}
