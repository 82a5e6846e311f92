import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StudyForm } from '../../platform/graphql/generated.js';

/** An occasion of a course, as far as its own form writes it. */
@Entity('course_instance')
export class CourseInstanceEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'course_id' }) courseId!: string;
  @Column('text') name!: string;
  @Column('date', { name: 'start_date', nullable: true }) startDate!: string | null;
  @Column('date', { name: 'end_date', nullable: true }) endDate!: string | null;
  @Column('integer', { name: 'pace_percent' }) pacePercent!: number;
  @Column('text', { name: 'study_form' }) studyForm!: StudyForm;
  @Column('text', { nullable: true }) location!: string | null;
  @Column('text', { nullable: true }) municipality!: string | null;
  @Column('uuid', { name: 'teacher_id', nullable: true }) teacherId!: string | null;
  @Column('integer', { nullable: true }) capacity!: number | null;
  @Column('text') planning!: 'PLANNED' | 'OPEN' | 'CANCELLED';
  @Column('text', { name: 'cancelled_reason', nullable: true }) cancelledReason!: string | null;
  @Column('text', { name: 'cancelled_from', nullable: true }) cancelledFrom!: 'PLANNED' | 'OPEN' | null;
  @Column('timestamptz', { name: 'cancelled_at', nullable: true }) cancelledAt!: Date | null;
  @Column('uuid', { name: 'cancel_batch_id', nullable: true }) cancelBatchId!: string | null;
  @Column('date', { name: 'grades_due_on', nullable: true }) gradesDueOn!: string | null;
  @Column('uuid', { name: 'series_id', nullable: true }) seriesId!: string | null;
  @Column('timestamptz', { name: 'grades_signed_at', nullable: true }) gradesSignedAt!: Date | null;
  @Column('integer') version!: number;
}
