import { Column, CreateDateColumn, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type { Row } from '../../platform/database/rows.js';

/** A student's period at a workplace (APL). */
@Entity('placement')
export class PlacementEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @VersionColumn({ default: 1 })
  version!: number;

  @Column('uuid')
  studentId!: string;

  @Column('uuid')
  workplaceId!: string;

  @Column('uuid', { nullable: true })
  supervisorId!: string | null;

  @Column('uuid', { nullable: true })
  teacherId!: string | null;

  @Column('date')
  startDate!: string;

  @Column('date')
  endDate!: string;

  @Column('integer')
  hoursPerWeek!: number;

  @Column('integer', { array: true, default: [1, 2, 3, 4, 5] })
  weekdays!: number[];

  @Column('integer')
  plannedHours!: number;

  @Column('text', { default: 'PLANNED' })
  state!: Row<'placement'>['state'];

  @Column('text', { nullable: true })
  stateReason!: string | null;

  @Column('date', { nullable: true })
  endedOn!: string | null;

  @Column('date', { nullable: true })
  agreedOn!: string | null;

  @Column('text', { nullable: true })
  waivedReason!: string | null;

  @Column('integer', { default: 0 })
  reportedMinutes!: number;

  @Column('integer', { default: 0 })
  confirmedMinutes!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('uuid')
  createdBy!: string;

  @Column('text')
  createdByName!: string;
}
