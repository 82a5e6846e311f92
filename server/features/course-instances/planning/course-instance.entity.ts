import { Column, CreateDateColumn, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type { Row } from '../../../platform/database/rows.js';

/** A course instance: its course, period, teacher and places. */
@Entity('course_instance')
export class CourseInstanceEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  courseId!: string;

  @Column('text')
  name!: string;

  @Column('date', { nullable: true })
  startDate!: string | null;

  @Column('date', { nullable: true })
  endDate!: string | null;

  @Column('uuid', { nullable: true })
  teacherId!: string | null;

  @Column('integer', { nullable: true })
  capacity!: number | null;

  @Column('integer', { default: 100 })
  pacePercent!: number;

  @Column('text', { default: 'CLASSROOM' })
  studyForm!: Row<'course_instance'>['study_form'];

  @Column('text', { nullable: true })
  location!: string | null;

  @Column('text', { nullable: true })
  municipality!: string | null;

  @Column('text', { default: 'OPEN' })
  planning!: Row<'course_instance'>['planning'];

  @Column('text', { nullable: true })
  cancelledReason!: string | null;

  @Column('date', { nullable: true })
  gradesDueOn!: string | null;

  @Column('uuid', { nullable: true })
  seriesId!: string | null;

  @Column('timestamptz', { nullable: true })
  gradesSignedAt!: Date | null;

  @Column('uuid', { nullable: true })
  gradesSignedBy!: string | null;

  @Column('text', { nullable: true })
  gradesSignedByName!: string | null;

  @VersionColumn({ default: 1 })
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('text', { nullable: true })
  cancelledFrom!: Row<'course_instance'>['cancelled_from'];

  @Column('timestamptz', { nullable: true })
  cancelledAt!: Date | null;

  @Column('uuid', { nullable: true })
  cancelBatchId!: string | null;

  @Column('text')
  courseName!: string;

  @Column('boolean', { default: false })
  cancelMailed!: boolean;
}
