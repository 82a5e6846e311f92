import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AplStatus } from '../../platform/graphql/generated.js';

/** A student's record as it is written; reads for viewers go through student.sql.ts and student.view.ts. */
@Entity('student')
export class StudentEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('text') name!: string;
  /** Twelve digits, `YYYYMMDDNNNN`. */
  @Column('text', { name: 'personal_number', nullable: true }) personalNumber!: string | null;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text', { nullable: true }) municipality!: string | null;
  @Column('date', { name: 'start_date', nullable: true }) startDate!: string | null;
  @Column('date', { name: 'end_date', nullable: true }) endDate!: string | null;
  @Column('text', { nullable: true }) exam!: string | null;
  @Column('text', { name: 'additional_info', nullable: true }) additionalInfo!: string | null;
  @Column('uuid', { name: 'teacher_id', nullable: true }) teacherId!: string | null;
  @Column('text', { name: 'apl_status', default: 'GRAY' }) aplStatus!: AplStatus;
  @Column('uuid', { name: 'user_id', nullable: true }) userId!: string | null;
  @Column('boolean', { name: 'is_protected', default: false }) isProtected!: boolean;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt!: Date;
}
