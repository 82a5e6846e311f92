import { buildASTSchema, Kind, parseType } from 'graphql';

/*
 * A document says what is read; how a field is asked stands in the contract. Each field of an operation without a name
 * (`query { students { … } }`) is an operation of its own: named after the field, or after the alias it is given, and
 * asked with all the arguments that the contract has for it. One that asks otherwise is written out, with its name.
 */

const node = (value) => ({ kind: Kind.NAME, value });
const nameOf = ({ alias, name }) => {
  const { value } = alias ?? name;
  return `${value[0].toUpperCase()}${value.slice(1)}`;
};

/** What is asked with an input is given one, also where the contract would do without. */
const asked = ({ name, type }) =>
  parseType(name === 'input' && !`${type}`.endsWith('!') ? `${type}!` : `${type}`);

function operationOf(operation, root, field) {
  const known = root.getFields()[field.name.value];
  if (!known) throw new Error(`The contract has no ${root.name}.${field.name.value}.`);
  const variable = ({ name }) => ({ kind: Kind.VARIABLE, name: node(name) });
  return {
    kind: Kind.OPERATION_DEFINITION,
    operation,
    name: node(nameOf(field)),
    variableDefinitions: known.args.map((arg) => ({
      kind: Kind.VARIABLE_DEFINITION,
      variable: variable(arg),
      type: asked(arg),
    })),
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: [
        {
          ...field,
          alias: undefined,
          arguments: known.args.map((arg) => ({
            kind: Kind.ARGUMENT,
            name: node(arg.name),
            value: variable(arg),
          })),
        },
      ],
    },
  };
}

export function transform({ documents, schema }) {
  const contract = buildASTSchema(schema, { assumeValid: true });
  const written = (definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && !definition.name
      ? definition.selectionSet.selections.map((field) =>
          operationOf(definition.operation, contract.getRootType(definition.operation), field),
        )
      : [definition];
  return documents.map((file) => ({
    ...file,
    document: { ...file.document, definitions: file.document.definitions.flatMap(written) },
  }));
}
