import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A course of a study plan. */
@Entity('study_plan_item')
export class StudyPlanItemEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  planId!: string;

  @Column('uuid')
  courseId!: string;

  @Column('text', { nullable: true })
  term!: string | null;

  @Column('text', { default: 'PLANNED' })
  source!: string;

  @Column('text', { nullable: true })
  note!: string | null;
}
