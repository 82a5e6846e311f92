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
} from 'graphql';
import { transform } from '../../scripts/contract-operations.mjs';

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
  it('is read as it is: every value that its type holds itself', () => {
    expect(flat(written('mutation { sendTestMail } query { myTasks: tasks }')!)).toEqual(
      flat(`
        mutation SendTestMail { sendTestMail { message } }
        query MyTasks { tasks { id description } }`),
    );
  });

  it('is so in a fragment and below a named operation too, but for what lies in an object or has arguments', () => {
    expect(
      flat(written('fragment A on Exam { times } query B { exams { nodes { teacher ...A } } }')!),
    ).toEqual(
      flat(`
        fragment A on Exam { times { heldOn startsAt endsAt room part } }
        query B { exams { nodes { teacher { id } ...A } } }`),
    );
  });

  it('is named where it holds no values itself', () => {
    expect(() => written('query { gy25Proposal { replacements } }')).toThrow(
      'Gy25Replacement holds no values itself',
    );
  });

  it('is read by the file’s fragment on its type, where there is one', () => {
    expect(flat(written('fragment A on Task { id } query { tasks }')!)).toEqual(
      flat('fragment A on Task { id } query Tasks { tasks { ...A } }'),
    );
    const two = 'fragment A on Task { id } fragment B on Task { description }';
    expect(flat(written(`${two} query { tasks }`)!)).toEqual(
      flat(`${two} query Tasks { tasks { id description } }`),
    );
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

  it('stands so wherever a page reads all of it: what a type holds is in the contract', () => {
    const contract = buildASTSchema(schema, { assumeValid: true });
    const files = readdirSync('client/src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.graphql') && !file.endsWith('.plain.graphql'))
      .map((file) => `client/src/${file}`);
    const listed = files.flatMap((file) => {
      const types = new TypeInfo(contract);
      const document = parse(readFileSync(file, 'utf8'));
      const conditions = document.definitions.flatMap((one) =>
        one.kind === Kind.FRAGMENT_DEFINITION
          ? [{ of: one.typeCondition.name.value, name: one.name.value }]
          : [],
      );
      const found: string[] = [];
      const look = visitWithTypeInfo(types, {
        SelectionSet({ selections }) {
          const type = types.getParentType();
          if (!isObjectType(type)) return;
          const values = Object.values(type.getFields()).filter(
            (one) => one.args.length === 0 && isLeafType(getNamedType(one.type)),
          );
          const [only, ...others] = conditions.filter(({ of }) => of === type.name);
          const [first, ...more] = selections;
          if (
            first?.kind === Kind.FRAGMENT_SPREAD &&
            more.length + others.length === 0 &&
            only?.name === first.name.value
          )
            found.push(
              `${file}: { ...${only.name} } is what the file shows of a ${type.name}: write nothing`,
            );
          const chosen = selections.map((one) =>
            one.kind === Kind.FIELD && !one.alias ? one.name.value : '',
          );
          const isOne = values.length < 3 && selections.length > values.length;
          if (values.length === 0 || isOne || !values.every(({ name }) => chosen.includes(name))) return;
          found.push(
            `${file}: { ${chosen.join(' ')} } says all that a ${type.name} holds: write ...${type.name}`,
          );
        },
      });
      visit(document, look);
      return found;
    });
    expect([files.length > 30, listed]).toEqual([true, []]);
  });
});
