import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { studentListTexts, TEXT_LISTS } from '../../server/features/students/details/student-lists.sql.js';
import type { AskedField } from '../../server/platform/database/statements/json-object.js';
import { SqlParams } from '../../server/platform/database/sql-params.js';
import { TEACHER_ACTOR } from '../support/actor.js';

/**
 * PostgreSQL writes the lists of the student page as JSON text. A schema field without SQL would remove the
 * whole list.
 */
describe('the lists of a student as text', () => {
  const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
  const student = schema.getType('Student') as GraphQLObjectType;

  it.each([...TEXT_LISTS])('%s has every field of its type', (name) => {
    const type = getNamedType(student.getFields()[name]!.type) as GraphQLObjectType;
    const asked = everyField(type);
    expect(asked.length).toBeGreaterThan(0);
    for (const field of asked) {
      const texts = studentListTexts(new Map([[name, [field]]]), TEACHER_ACTOR, new SqlParams());
      expect({ field: field.name, known: texts.has(name) }).toEqual({ field: field.name, known: true });
    }
  });

  it('leave a list out that is asked for a field without SQL', () => {
    const unknown = { name: 'later', key: 'later', type: 'EducationEntry', fields: null };
    expect(studentListTexts(new Map([['education', [unknown]]]), TEACHER_ACTOR, new SqlParams()).size).toBe(
      0,
    );
  });
});

function everyField(type: GraphQLObjectType): AskedField[] {
  return Object.values(type.getFields()).map((field) => {
    const below = getNamedType(field.type);
    const fields = isObjectType(below) ? everyField(below) : null;
    return { name: field.name, key: field.name, type: type.name, fields };
  });
}
