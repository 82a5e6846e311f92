import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** A course package: an edition of a sequence of courses. */
@Entity('course_package')
export class CoursePackageEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { nullable: true })
  code!: string | null;

  @Column('text')
  name!: string;

  @Column('text', { default: 'LOCAL' })
  kind!: string;

  @Column('integer', { nullable: true })
  targetPoints!: number | null;

  @Column('integer', { nullable: true })
  aplWeeks!: number | null;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('integer', { default: 1 })
  edition!: number;

  @Column('uuid', { nullable: true })
  followsId!: string | null;

  @Column('timestamptz', { nullable: true })
  archivedAt!: Date | null;

  @VersionColumn({ default: 1 })
  version!: number;
}
