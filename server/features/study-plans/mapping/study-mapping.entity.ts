import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** Mapping (kartläggning) of a student. */
@Entity('study_mapping')
export class StudyMappingEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @VersionColumn({ default: 1 })
  version!: number;

  @Column('uuid', { unique: true })
  studentId!: string;

  @Column('text', { nullable: true })
  background!: string | null;

  @Column('text', { nullable: true })
  earlierStudies!: string | null;

  @Column('text', { nullable: true })
  supportNeeds!: string | null;

  @Column('text', { nullable: true })
  languages!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @Column('text')
  updatedByName!: string;
}
