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
 * `times { heldOn … }`). Where some is left out, `...ExamTime` stands for the values alone: a type's own name, and
 * `...ExamTime @except(fields: [room])` for all of them but one. What is asked with arguments
 * is always written, and so is what is read of an object that says who a person is.
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

/** The values that a type holds itself, but for those that the spread of its name leaves out. */
const valuesOf = (type, { directives }) => {
  const [except] = directives.flatMap((one) => one.arguments);
  const without = except?.value.values.map(({ value }) => value) ?? [];
  const unknown = without.find((name) => !(name in type.getFields()));
  if (unknown) throw new Error(`${type} has no ${unknown} to leave out.`);
  return unasked(type).filter(
    ({ name, type: of }) => isLeafType(getNamedType(of)) && !without.includes(name),
  );
};

/** The one fragment of a document on a type: of several none is meant more than another. */
const fragmentsOf = (document) => (type) => {
  const [one, ...others] = document.definitions.filter(
    ({ kind, typeCondition }) => kind === Kind.FRAGMENT_DEFINITION && typeCondition.name.value === type.name,
  );
  if (others.length > 0) throw new Error(`${type}: write what is read of it.`);
  return one;
};

/**
 * Writes out what is read of an object of which nothing is chosen, or that its type's name says. `fragmentOn` finds the
 * fragment that a type is read by, `value` says how one of its values is asked for, `inOrder` in which order those of a
 * type's name stand among others.
 */
export function writtenOut(document, contract, ways = {}) {
  const { fragmentOn = fragmentsOf(document), value = chosen, inOrder = (selections) => selections } = ways;
  const types = new TypeInfo(contract);
  const hidden = document.definitions.find(
    ({ kind, name }) => kind === Kind.FRAGMENT_DEFINITION && contract.getType(name.value),
  );
  if (hidden) throw new Error(`A fragment is not called as a type is: ${hidden.name.value}.`);
  /** All that is read of a type without more being said: by its fragment, else each value and each object of it. */
  const wholeOf = (type, within = []) => {
    const one = fragmentOn(type);
    if (one) return [{ kind: Kind.FRAGMENT_SPREAD, name: node(one.name.value) }];
    if (!isObjectType(type) || within.includes(type) || isPersonal(type))
      throw new Error(`${[...within, type].join(' > ')}: write what is read of it.`);
    return unasked(type).map((field) => {
      const of = getNamedType(field.type);
      return isLeafType(of) ? value(field.name) : chosen(field.name, wholeOf(of, [...within, type]));
    });
  };
  const Field = (field) => {
    const type = getNamedType(types.getType());
    if (field.selectionSet || isLeafType(type)) return undefined;
    return { ...field, selectionSet: { kind: Kind.SELECTION_SET, selections: wholeOf(type) } };
  };
  const SelectionSet = (set) => {
    const type = types.getParentType();
    const isOwn = ({ kind, name }) => kind === Kind.FRAGMENT_SPREAD && name.value === type.name;
    if (!set.selections.some(isOwn)) return undefined;
    if (isPersonal(type)) throw new Error(`${type}: write what is read of it.`);
    const selections = set.selections.flatMap((one) =>
      isOwn(one) ? valuesOf(type, one).map(({ name }) => value(name)) : [one],
    );
    return { ...set, selections: inOrder(selections, Object.keys(type.getFields())) };
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
