import { Column, Entity, PrimaryColumn, Unique, VersionColumn } from 'typeorm';

/** Decision on validation of a course. */
@Unique(['studentId', 'courseId'])
@Entity('study_validation')
export class StudyValidationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @VersionColumn({ default: 1 })
  version!: number;

  @Column('uuid')
  studentId!: string;

  @Column('uuid')
  courseId!: string;

  @Column('text')
  scope!: string;

  @Column('integer')
  points!: number;

  @Column('text')
  basis!: string;

  @Column('date')
  decidedOn!: string;

  @Column('text')
  decidedByName!: string;
}
