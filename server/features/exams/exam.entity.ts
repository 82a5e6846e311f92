import { EntitySchema } from 'typeorm';
import type { Columns } from '../../platform/database/rows.js';
import { entityColumns } from '../../platform/records/record-fields.js';
import { examFields } from './exam.fields.js';

/** A registration as it is changed; it is made by one statement that copies the student's record. */
export type ExamEntity = Columns<'exam'>;

export const ExamEntity = new EntitySchema<ExamEntity>({
  name: 'ExamEntity',
  tableName: 'exam',
  columns: entityColumns(examFields),
});
