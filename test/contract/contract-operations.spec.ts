import { readFileSync } from 'node:fs';
import { parse, print } from 'graphql';
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
