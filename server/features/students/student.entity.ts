import { EntitySchema } from 'typeorm';
import { ofStudentFields, type StudentValues } from '../../../domain/student-fields.js';
import type { AplStatus } from '../../platform/graphql/generated.js';

/** A student's record as it is written; reads for viewers go through student.sql.ts and student.view.ts. */
export interface StudentEntity extends StudentValues {
  id: string;
  version: number;
  teacherId: string | null;
  aplStatus: AplStatus;
  userId: string | null;
  isProtected: boolean;
  updatedAt: Date;
}

export const StudentEntity = new EntitySchema<StudentEntity>({
  name: 'StudentEntity',
  tableName: 'student',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'integer', default: 1 },
    ...ofStudentFields(({ column, kind, isRequired = false }) => ({
      name: column,
      type: kind === 'DATE' ? ('date' as const) : ('text' as const),
      nullable: !isRequired,
    })),
    teacherId: { type: 'uuid', name: 'teacher_id', nullable: true },
    aplStatus: { type: 'text', name: 'apl_status', default: 'GRAY' },
    userId: { type: 'uuid', name: 'user_id', nullable: true },
    isProtected: { type: 'boolean', name: 'is_protected', default: false },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  },
});
