import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** The settings of the school: one row. */
@Entity('school_setting')
export class SchoolSettingEntity {
  @PrimaryColumn('boolean', { default: true })
  isOnly!: boolean;

  @Column('text', { default: 'Komvux' })
  schoolName!: string;

  @Column('text', { nullable: true })
  schoolUnitCode!: string | null;

  @Column('text', { nullable: true })
  authorityName!: string | null;

  @Column('text', { nullable: true })
  city!: string | null;

  @Column('text', { nullable: true })
  signatoryName!: string | null;

  @Column('text', { nullable: true })
  signatoryTitle!: string | null;

  @Column('integer', { default: 14 })
  gradeDeadlineDays!: number;

  @Column('integer', { default: 21 })
  inactivityDays!: number;

  @Column('integer', { default: 50_000 })
  examFeeOre!: number;

  @VersionColumn({ default: 1 })
  version!: number;

  @Column('integer', { default: 300 })
  fullLoadPoints!: number;

  @Column('text', { nullable: true })
  examPaymentInfo!: string | null;

  @Column('text', { array: true, default: () => "'{}'" })
  firstRunSkipped!: string[];

  @Column('text', { nullable: true })
  contactEmail!: string | null;

  @Column('text', { nullable: true })
  contactPhone!: string | null;
}
