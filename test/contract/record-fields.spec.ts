import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { enrollmentFields } from '../../server/features/enrollments/enrollment.fields.js';
import { ENROLLMENT_FIELDS } from '../../server/features/enrollments/enrollment.queries.js';
import { examFields } from '../../server/features/exams/exam.fields.js';
import { EXAM_READING } from '../../server/features/exams/exam.mapper.js';
import { PROFILE_READING } from '../../server/features/profile/profile.service.js';
import { SUBJECT_READING, WORK_READING } from '../../server/features/teachers/teacher-work.queries.js';
import {
  teacherFields,
  teacherProfileFields,
  teacherSubjectFields,
} from '../../server/features/teachers/teacher.fields.js';
import { USER_READING } from '../../server/features/users/user.mapper.js';
import { accountFields } from '../../server/platform/auth/accounts/account.fields.js';
import { columnOf } from '../../server/platform/database/rows.js';
import { type FieldDescription } from '../../server/platform/records/record-fields.js';
import { migratedColumns, type MigratedColumn } from '../support/migrated-columns.js';

const TEACHER = 'server/features/teachers/teacher.fields.ts';

interface Described {
  table: string;
  home: string;
  fields: Readonly<Record<string, FieldDescription>>;
}

const RECORDS: readonly Described[] = [
  {
    ...{ table: 'enrollment', fields: enrollmentFields },
    home: 'server/features/enrollments/enrollment.fields.ts',
  },
  {
    ...{ table: 'app_user', fields: accountFields },
    home: 'server/platform/auth/accounts/account.fields.ts',
  },
  { table: 'exam', fields: examFields, home: 'server/features/exams/exam.fields.ts' },
  { table: 'teacher', fields: teacherFields, home: TEACHER },
  { table: 'teacher_profile', fields: teacherProfileFields, home: TEACHER },
  { table: 'teacher_subject', fields: teacherSubjectFields, home: TEACHER },
];

/** A schema type, the columns that the server reads for it and where, and fields that the view adds. */
const TYPES: readonly { type: string; read: readonly string[]; made: readonly string[]; home: string }[] = [
  {
    ...{ type: 'Enrollment', read: ENROLLMENT_FIELDS, made: ['warnings'] },
    home: 'server/features/enrollments/enrollment.queries.ts',
  },
  {
    ...{ type: 'Exam', read: Object.keys(EXAM_READING), home: 'server/features/exams/exam.mapper.ts' },
    made: ['teacherId', 'isFeeExempt', 'feeOre', 'decision', 'withheld', 'viewerMay'],
  },
  {
    ...{ type: 'User', read: Object.keys(USER_READING), made: ['viewerMay'] },
    home: 'server/features/users/user.mapper.ts',
  },
  {
    ...{ type: 'Profile', read: Object.keys(PROFILE_READING), made: [] },
    home: 'server/features/profile/profile.service.ts',
  },
  {
    ...{ type: 'TeacherWork', read: Object.keys(WORK_READING), made: ['user', 'subjects'] },
    home: 'server/features/teachers/teacher-work.queries.ts',
  },
  {
    ...{ type: 'TeacherSubject', read: Object.keys(SUBJECT_READING), made: [], home: TEACHER },
  },
];

/** PostgreSQL type names. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
};

describe.each(RECORDS)('the description of $table', ({ table, home, fields }) => {
  let columns: MigratedColumn[];

  beforeAll(async () => {
    columns = (await migratedColumns())(table);
  });

  it('covers every column of the migrated table with its type, and no other', () => {
    const described = Object.entries(fields).map(([name, { type }]) => ({ column: columnOf(name), type }));
    expect([
      ...columns
        .filter(({ name }) => !described.some(({ column }) => column === name))
        .map(({ name }) => `${table}.${name} is described nowhere: name it in ${home}.`),
      ...described.flatMap(({ column, type }) => {
        const found = columns.find(({ name }) => name === column);
        if (!found) return [`${table}.${column} is described, but no migration makes it.`];
        const holds = TYPE_NAMES[found.type] ?? found.type;
        return holds === type ? [] : [`${table}.${column} holds ${holds}; ${home} says ${type}.`];
      }),
    ]).toEqual([]);
  });
});

describe('the read model of a record', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

  it.each(TYPES)('has the same fields as $type in the contract', ({ type, read, made, home }) => {
    const found = schema.getType(type);
    const parts = isObjectType(found) ? Object.keys(found.getFields()) : [];
    const known = [...read, ...made];
    expect([
      ...known
        .filter((name) => !parts.includes(name))
        .map((name) => `${name} is described, but ${type} has no such field.`),
      ...parts
        .filter((name) => !known.includes(name))
        .map((name) => `${type}.${name} is described nowhere: say so of its column, or name it in ${home}.`),
    ]).toEqual([]);
  });
});
