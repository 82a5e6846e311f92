import { readFileSync } from 'node:fs';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  Kind,
  parse,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { studentFieldNames, studentFields } from '../../domain/student-fields.js';
import { STUDENT_HEADINGS } from '../../server/features/imports/sheets/import-columns.rules.js';
import { STUDENT_FIELDS } from '../../server/features/students/details/student.queries.js';
import { OTHER_STUDENT_COLUMNS } from '../../server/features/students/student.fields.js';
import { migratedColumns, type MigratedColumn } from '../support/migrated-columns.js';

const HOME = 'domain/student-fields.ts';

/** Fields of a schema type, by name. */
function partsOf(type: GraphQLNamedType | undefined): string[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  if (isObjectType(type) || isInputObjectType(type)) return Object.keys(type.getFields());
  throw new Error(`${type?.name ?? 'A type'} is gone from the contract.`);
}

/** The fields selected by a fragment. */
function fieldsOfFragment(file: string, name: string): string[] {
  return parse(readFileSync(file, 'utf8')).definitions.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name
      ? definition.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? one.name.value : []))
      : [],
  );
}

describe('the student description', () => {
  let schema: GraphQLSchema;
  let columns: MigratedColumn[];

  beforeAll(async () => {
    schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    columns = (await migratedColumns())('student');
  });

  it('covers every column of the migrated table, and no other', () => {
    const described: string[] = Object.values(studentFields).map(({ column }) => column);
    const others: string[] = Object.keys(OTHER_STUDENT_COLUMNS);
    expect([
      ...columns
        .filter(({ name }) => !described.includes(name) && !others.includes(name))
        .map(({ name }) => `student.${name} is described nowhere: name it in ${HOME} or student.fields.ts.`),
      ...[...described, ...others]
        .filter((name) => !columns.some((column) => column.name === name))
        .map((name) => `student.${name} is described, but no migration makes it.`),
    ]).toEqual([]);
  });

  it.each(studentFieldNames)('gives the type of the column for %s', (name) => {
    const { column, kind, isRequired = false } = studentFields[name];
    expect(columns.find((one) => one.name === column)).toEqual({
      name: column,
      type: kind === 'DATE' ? 'date' : 'text',
      nullable: !isRequired,
    });
  });

  it.each([
    ['Student', [...STUDENT_FIELDS, 'personalNumberKind', 'withheld', 'viewerMay']],
    ['UpdateStudentInput', ['id', 'version', ...studentFieldNames]],
    ['CreateStudentInput', [...studentFieldNames, 'teacherId', 'isOtherPerson']],
  ])('has the same fields as %s in the contract', (type, described) => {
    const parts = partsOf(schema.getType(type));
    expect([
      ...described
        .filter((name) => !parts.includes(name))
        .map((name) => `${name} is described, but ${type} has no such field.`),
      ...parts
        .filter((name) => !described.includes(name))
        .map((name) => `${type}.${name} is described nowhere: name it in ${HOME}, or in student.queries.ts.`),
    ]).toEqual([]);
  });

  it.each(studentFieldNames)('maps a file’s headings for %s to that field, its own label first', (name) => {
    const { code, label, headings } = studentFields[name];
    const cells = [label, ...headings.split(' ')];
    expect(cells.flatMap((cell) => STUDENT_HEADINGS.match({ row: 1, cells: [cell] }, 1))).toEqual(
      cells.map((header) => ({ index: 0, header, field: code })),
    );
  });

  it.each([
    ['server/features/students/students.rest.graphql', 'RestStudentFields'],
    ['client/src/entities/student/student-fields.graphql', 'StudentFields'],
  ])('is fetched in full by %s', (file, fragment) => {
    const asked = fieldsOfFragment(file, fragment);
    const lacking = studentFieldNames.filter((name) => !asked.includes(name));
    expect(lacking.map((name) => `The fragment ${fragment} in ${file} lacks ${name}.`)).toEqual([]);
  });

  it.each(['MergeField', 'ImportField'])('includes every field among %s', (type) => {
    const codes = partsOf(schema.getType(type));
    const lacking = studentFieldNames.filter((name) => !codes.includes(studentFields[name].code));
    expect(lacking.map((name) => `${type} lacks ${studentFields[name].code}.`)).toEqual([]);
  });
});
