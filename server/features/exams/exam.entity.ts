import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ExamStatus, Month } from '../../platform/graphql/generated.js';

/** A registration as it is changed; it is made by one statement that copies the student's record. */
@Entity('exam')
export class ExamEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'student_id' }) studentId!: string;
  @Column('text') name!: string;
  @Column('text') course!: string;
  @Column('uuid', { name: 'course_id', nullable: true }) courseId!: string | null;
  @Column('date', { name: 'registered_on', nullable: true }) registeredOn!: string | null;
  @Column('text', { name: 'requested_month' }) requestedMonth!: Month;
  @Column('uuid', { name: 'teacher_id', nullable: true }) teacherId!: string | null;
  @Column('text') status!: ExamStatus;
  @Column('text', { name: 'fee_exempt_reason', nullable: true }) feeExemptReason!: string | null;
  @Column('text', { nullable: true }) comment!: string | null;
  @Column('integer', { default: 1 }) version!: number;
}
