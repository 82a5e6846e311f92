import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** A student's individual study plan. */
@Entity('study_plan')
export class StudyPlanEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @VersionColumn({ default: 1 })
  version!: number;

  @Column('uuid', { unique: true })
  studentId!: string;

  @Column('text')
  goal!: string;

  @Column('uuid', { nullable: true })
  programId!: string | null;

  @Column('uuid', { nullable: true })
  packageId!: string | null;

  @Column('integer', { nullable: true })
  sfiPath!: number | null;

  @Column('text', { nullable: true })
  sfiCourse!: string | null;

  @Column('integer', { nullable: true })
  basicPoints!: number | null;

  @Column('integer', { nullable: true })
  upperSecondaryPoints!: number | null;

  @Column('date')
  startDate!: string;

  @Column('date')
  plannedEndDate!: string;

  @Column('integer')
  pacePercent!: number;

  @Column('text', { default: 'DRAFT' })
  state!: string;

  @Column('timestamptz', { nullable: true })
  agreedAt!: Date | null;

  @Column('text', { nullable: true })
  agreedByName!: string | null;

  @Column('timestamptz', { nullable: true })
  studentAgreedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  /** '-infinity' if the goal can't be met in time. */
  @Column('date', { default: 'infinity' })
  reachableUntil!: string;

  @Column('date', { nullable: true })
  checkedOn!: string | null;
}
