import { Column, CreateDateColumn, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type { Row } from '../../platform/database/rows.js';

/** A student: the record, its derived facts and the place on the APL board. */
@Entity('student')
export class StudentEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @VersionColumn({ default: 1 })
  version!: number;

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

  @Column('date', { nullable: true })
  startDate!: string | null;

  @Column('date', { nullable: true })
  endDate!: string | null;

  @Column('text', { nullable: true })
  exam!: string | null;

  @Column('text', { nullable: true })
  additionalInfo!: string | null;

  @Column('uuid', { nullable: true })
  teacherId!: string | null;

  @Column('text', { default: 'GRAY' })
  aplStatus!: Row<'student'>['apl_status'];

  @Column('timestamptz', { default: () => 'now()' })
  aplStatusSince!: Date;

  @Column('text', { nullable: true })
  aplMovedBy!: string | null;

  @Column('uuid', { nullable: true })
  userId!: string | null;

  @Column('boolean', { default: false })
  isProtected!: boolean;

  @Column('text', { default: 'ACTIVE' })
  status!: Row<'student'>['status'];

  @Column('text', { nullable: true })
  educationSummary!: string | null;

  @Column('integer', { default: 0 })
  totalEnrollments!: number;

  @Column('integer', { default: 0 })
  activeEnrollments!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  anonymisedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  aplMovedAt!: Date;
}
