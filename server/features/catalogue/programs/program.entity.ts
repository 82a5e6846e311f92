import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** A program with its points. */
@Entity('program')
export class ProgramEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { nullable: true })
  code!: string | null;

  @Column('text')
  name!: string;

  @Column('integer', { nullable: true })
  points!: number | null;

  @Column('integer', { nullable: true })
  requiredPoints!: number | null;

  @Column('integer', { nullable: true })
  programmePoints!: number | null;

  @Column('integer', { nullable: true })
  freePoints!: number | null;

  @Column('integer', { nullable: true })
  passedPoints!: number | null;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('timestamptz', { nullable: true })
  archivedAt!: Date | null;

  @VersionColumn({ default: 1 })
  version!: number;
}
