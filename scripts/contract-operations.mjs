import {
  buildASTSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  parseType,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/*
 * A document says what is read; how a field is asked stands in the contract. Each field of an operation without a name
 * (`query { students { … } }`) is an operation of its own: named after the field, or after the alias it is given, and
 * asked with all the arguments that the contract has for it. One that asks otherwise is written out, with its name.
 *
 * An object of which nothing is chosen is read whole: by the file's one fragment on its type (`nodes` of a page, beside
 * `fragment ExamRow on Exam`), without one each value and each object that it holds (`times`, where one could write
 * `times { heldOn … }`). Where some is left out, `...ExamTime` stands for the values alone: a type's own name. What is
 * asked with arguments is always written, and so is what is read of an object that says who a person is.
 */

/** An object that holds one of these is about a person: no page comes to read more of it than it shows. */
const PERSONAL = ['personalNumber', 'email', 'phone'];
export const isPersonal = (type) => PERSONAL.some((name) => name in type.getFields());

const node = (value) => ({ kind: Kind.NAME, value });
const nameOf = ({ alias, name }) => {
  const { value } = alias ?? name;
  return `${value[0].toUpperCase()}${value.slice(1)}`;
};

/** What is asked with an input is given one, also where the contract would do without. */
const asked = ({ name, type }) =>
  parseType(name === 'input' && !`${type}`.endsWith('!') ? `${type}!` : `${type}`);

/** All that is written of such an operation is its fields: anything else would be lost without a word. */
function refuseMore({ variableDefinitions, directives, selectionSet }) {
  const fields = selectionSet.selections;
  const plain = fields.every(({ kind, arguments: given }) => kind === Kind.FIELD && !given?.length);
  if (!plain || variableDefinitions?.length || directives?.length)
    throw new Error(
      `An operation with arguments, variables or fragments of its own needs a name: ${print(selectionSet)}`,
    );
}

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

const chosen = (name, selections) => ({
  kind: Kind.FIELD,
  name: node(name),
  selectionSet: selections && { kind: Kind.SELECTION_SET, selections },
});

const unasked = (type) => Object.values(type.getFields()).filter(({ args }) => args.length === 0);

/** The values that a type holds itself, as they are chosen. */
const valuesOf = (type) =>
  unasked(type)
    .filter((one) => isLeafType(getNamedType(one.type)))
    .map(({ name }) => chosen(name));

/** All that is read of a type without more being said: by its fragment, else each value and each object of it. */
function wholeOf(type, fragments, within = []) {
  const [one, ...others] = fragments.filter(({ typeCondition }) => typeCondition.name.value === type.name);
  if (one && others.length === 0) return [{ kind: Kind.FRAGMENT_SPREAD, name: node(one.name.value) }];
  // Of several fragments none is meant more than another.
  if (one || !isObjectType(type) || within.includes(type) || isPersonal(type))
    throw new Error(`${[...within, type].join(' > ')}: write what is read of it.`);
  return unasked(type).map((field) => {
    const of = getNamedType(field.type);
    return chosen(field.name, isLeafType(of) ? undefined : wholeOf(of, fragments, [...within, type]));
  });
}

/** Writes out what is read of an object of which nothing is chosen, or that its type's name says. */
function writtenOut(document, contract) {
  const types = new TypeInfo(contract);
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const hidden = fragments.find(({ name }) => contract.getType(name.value));
  if (hidden) throw new Error(`A fragment is not called as a type is: ${hidden.name.value}.`);
  const Field = (field) => {
    const type = getNamedType(types.getType());
    if (field.selectionSet || isLeafType(type)) return undefined;
    return { ...field, selectionSet: { kind: Kind.SELECTION_SET, selections: wholeOf(type, fragments) } };
  };
  const SelectionSet = (set) => {
    const type = types.getParentType();
    const isOwn = ({ kind, name }) => kind === Kind.FRAGMENT_SPREAD && name.value === type.name;
    if (set.selections.some(isOwn) && isPersonal(type)) throw new Error(`${type}: write what is read of it.`);
    return { ...set, selections: set.selections.flatMap((one) => (isOwn(one) ? valuesOf(type) : [one])) };
  };
  return visit(
    document,
    visitWithTypeInfo(types, { Field: { leave: Field }, SelectionSet: { leave: SelectionSet } }),
  );
}

export function transform({ documents, schema }) {
  const contract = buildASTSchema(schema, { assumeValid: true });
  const written = (definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || definition.name) return [definition];
    refuseMore(definition);
    const root = contract.getRootType(definition.operation);
    return definition.selectionSet.selections.map((field) => operationOf(definition.operation, root, field));
  };
  return documents.map((file) => ({
    ...file,
    document: writtenOut(
      { ...file.document, definitions: file.document.definitions.flatMap(written) },
      contract,
    ),
  }));
}
