import { Column, CreateDateColumn, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** A registration for an exam. */
@Entity('exam')
export class ExamEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bigint', { generated: 'identity' })
  seq!: number;

  @Column('uuid')
  studentId!: string;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  personalNumber!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { nullable: true })
  municipality!: string | null;

  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text')
  course!: string;

  @Column('text')
  requestedMonth!: string;

  @Column('uuid', { nullable: true })
  teacherId!: string | null;

  @Column('text', { default: 'INTRESSE' })
  status!: string;

  @Column('timestamptz', { nullable: true })
  materialReceivedAt!: Date | null;

  @Column('date', { nullable: true })
  paymentDate!: string | null;

  @Column('text', { nullable: true })
  comment!: string | null;

  @VersionColumn({ default: 1 })
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('uuid', { nullable: true })
  courseId!: string | null;

  @Column('text', { nullable: true })
  feeExemptReason!: string | null;

  @Column('date', { nullable: true })
  registeredOn!: string | null;

  @Column('jsonb', { nullable: true })
  beforeDecision!: Record<string, unknown> | null;
}
