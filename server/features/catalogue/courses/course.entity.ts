import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** A course of the catalogue. */
@Entity('course')
export class CourseEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  code!: string;

  @Column('text')
  name!: string;

  @Column('integer', { nullable: true })
  points!: number | null;

  @Column('text')
  system!: string;

  @Column('text', { nullable: true })
  subject!: string | null;

  @Column('text', { default: 'UPPER_SECONDARY' })
  level!: string;

  @Column('text', { default: 'COURSE' })
  kind!: string;

  @Column('text', { nullable: true })
  priceCategory!: string | null;

  @Column('date', { nullable: true })
  validFrom!: string | null;

  @Column('date', { nullable: true })
  validTo!: string | null;

  @Column('date', { nullable: true })
  cancelledOn!: string | null;

  @Column('timestamptz', { nullable: true })
  archivedAt!: Date | null;

  @VersionColumn({ default: 1 })
  version!: number;
}
