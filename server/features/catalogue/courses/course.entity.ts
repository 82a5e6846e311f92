import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type { Row } from '../../../platform/database/rows.js';

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
  system!: Row<'course'>['system'];

  @Column('text', { nullable: true })
  subject!: string | null;

  @Column('text', { default: 'UPPER_SECONDARY' })
  level!: Row<'course'>['level'];

  @Column('text', { default: 'COURSE' })
  kind!: Row<'course'>['kind'];

  @Column('text', { nullable: true })
  priceCategory!: Row<'course'>['price_category'];

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
