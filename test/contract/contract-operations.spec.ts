import { readdirSync, readFileSync } from 'node:fs';
import {
  buildASTSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DocumentNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionNode,
} from 'graphql';
import { isPersonal, transform } from '../../scripts/contract-operations.mjs';

const schema = parse(readFileSync('schema.graphql', 'utf8'));
const written = (text: string) =>
  transform({ documents: [{ document: parse(text) }], schema }).map(({ document }) => print(document))[0];
const flat = (text: string) => parse(text, { noLocation: true });

describe('an operation without a name', () => {
  it('is one for each of its fields, asked as the contract says', () => {
    expect(flat(written('mutation { deleteExam setGrade { id } }')!)).toEqual(
      flat(`
        mutation DeleteExam($input: DeleteExamInput!) { deleteExam(input: $input) }
        mutation SetGrade($input: SetGradeInput!) { setGrade(input: $input) { id } }`),
    );
  });

  it('has the name that it is given', () => {
    expect(flat(written('query { oneStudent: student { id } }')!)).toEqual(
      flat('query OneStudent($id: ID!) { student(id: $id) { id } }'),
    );
  });

  it('is given an input also where the contract would do without', () => {
    expect(flat(written('query { studentList: students { totalCount } }')!)).toEqual(
      flat('query StudentList($input: StudentsInput!) { students(input: $input) { totalCount } }'),
    );
  });

  it('with a name stands as it is written', () => {
    const text = 'query OwnStudent { students(input: { first: 1 }) { totalCount } }';
    expect(flat(written(text)!)).toEqual(flat(text));
  });

  it.each([
    ['an argument', 'query { student(id: 1) { id } }'],
    ['a variable', 'query ($id: ID!) { student { id } }'],
    ['a fragment', 'query { ... on Query { student { id } } }'],
    ['a directive', 'query @live { student { id } }'],
  ])('with %s of its own is refused', (_, text) => {
    expect(() => written(text)).toThrow('needs a name');
  });

  it('that asks what is not in the contract is named', () => {
    expect(() => written('query { nobody { id } }')).toThrow('The contract has no Query.nobody.');
  });
});

describe('an object of which nothing is chosen', () => {
  it('is read whole: every value that its type holds', () => {
    expect(flat(written('mutation { sendTestMail } query { myTasks: tasks }')!)).toEqual(
      flat(`
        mutation SendTestMail { sendTestMail { message } }
        query MyTasks { tasks { id description } }`),
    );
  });

  it('is so in a fragment and below a named operation too, with the objects that it holds', () => {
    expect(
      flat(written('fragment A on Exam { times } query B { exams { nodes { teacher ...A } } }')!),
    ).toEqual(
      flat(`
        fragment A on Exam { times { heldOn startsAt endsAt room part } }
        query B { exams { nodes { teacher { id userId { id username } } ...A } } }`),
    );
  });

  it('is read by the file’s fragment on its type, where there is one', () => {
    expect(flat(written('fragment A on Task { id } query { tasks }')!)).toEqual(
      flat('fragment A on Task { id } query Tasks { tasks { ...A } }'),
    );
    const two = 'fragment A on Task { id } fragment B on Task { description }';
    expect(() => written(`${two} query { tasks }`)).toThrow('Task: write what is read of it');
  });

  it('is written where it says who a person is', () => {
    expect(() => written('query { users { nodes } }')).toThrow('User: write what is read of it');
    expect(() => written('fragment A on User { ...User }')).toThrow('User: write what is read of it');
    expect(written('query { user { name } }')).toContain('name');
  });

  it('is not hidden by a fragment that is called as its type is', () => {
    expect(() => written('fragment Task on Task { id } query { tasks { ...Task } }')).toThrow('Task');
  });

  it('has its values by the name of its type, where more is read of it', () => {
    expect(flat(written('fragment A on CsnReport { ...CsnReport withdrawal }')!)).toEqual(
      flat(`
        fragment A on CsnReport {
          id createdAt createdBy size enrollments
          withdrawal { withdrawnAt withdrawnBy reason reopened }
        }`),
    );
  });

  it('is named where it is one of several kinds', () => {
    expect(() => written('query { details }')).toThrow('Details: write what is read of it');
  });

  const files = readdirSync('client/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql') && !file.endsWith('.plain.graphql'))
    .map((file) => `client/src/${file}`);

  it.each(files)('stands so wherever %s reads all of it: what a type holds is in the contract', (file) => {
    const document = parse(readFileSync(file, 'utf8'));
    const types = new TypeInfo(contract);
    const needless: string[] = [];
    const look = visitWithTypeInfo(types, {
      SelectionSet({ selections }, _key, parent) {
        const type = types.getParentType();
        if (!isObjectType(type) || type === contract.getQueryType() || isPersonal(type)) return;
        const isOfField = !Array.isArray(parent) && (parent as ASTNode).kind === Kind.FIELD;
        if (isOfField && isWhole(selections, type, fragmentsOn(document, type)))
          needless.push(`${type.name}: write nothing of it`);
        if (listsValues(selections, type)) needless.push(`${type.name}: write ...${type.name}`);
      },
    });
    visit(document, look);
    expect(needless).toEqual([]);
  });
});

const contract = buildASTSchema(schema, { assumeValid: true });
const unasked = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter(({ args }) => args.length === 0);
const isValue = ({ type }: { type: GraphQLOutputType }) => isLeafType(getNamedType(type));
/** What stands in a selection by its name alone. */
const bareIn = (selections: readonly SelectionNode[]) =>
  selections.flatMap((one) =>
    one.kind === Kind.FIELD && !one.alias && !one.selectionSet ? [one.name.value] : [],
  );

function fragmentsOn(document: DocumentNode, type: GraphQLObjectType): string[] {
  return document.definitions.flatMap((one) =>
    one.kind === Kind.FRAGMENT_DEFINITION && one.typeCondition.name.value === type.name
      ? [one.name.value]
      : [],
  );
}

function isWhole(
  selections: readonly SelectionNode[],
  type: GraphQLObjectType,
  fragments: string[],
): boolean {
  const spread = selections.flatMap((one) => (one.kind === Kind.FRAGMENT_SPREAD ? [one.name.value] : []));
  if (fragments.length === 1) return selections.length === 1 && spread[0] === fragments[0];
  const bare = bareIn(selections);
  if (bare.length + spread.length < selections.length) return false;
  const says = (field: GraphQLField<unknown, unknown>) =>
    bare.includes(field.name) || (isValue(field) && spread.includes(type.name));
  return unasked(type).every(says);
}

/** A few values beside objects may as well be named. */
function listsValues(selections: readonly SelectionNode[], type: GraphQLObjectType): boolean {
  const values = unasked(type).filter(isValue);
  const bare = bareIn(selections);
  return values.length > 2 && values.every(({ name }) => bare.includes(name));
}
