import { Column, CreateDateColumn, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type { Row } from '../../platform/database/rows.js';

/** A workplace that takes students on placements. */
@Entity('workplace')
export class WorkplaceEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @VersionColumn({ default: 1 })
  version!: number;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  organisationNumber!: string | null;

  @Column('text', { nullable: true })
  unit!: string | null;

  @Column('text', { nullable: true })
  street!: string | null;

  @Column('text', { nullable: true })
  postalCode!: string | null;

  @Column('text', { nullable: true })
  city!: string | null;

  @Column('text', { nullable: true })
  municipality!: string | null;

  @Column('text', { array: true, default: [] })
  branches!: string[];

  @Column('text', { nullable: true })
  contactName!: string | null;

  @Column('text', { nullable: true })
  contactPhone!: string | null;

  @Column('text', { nullable: true })
  contactEmail!: string | null;

  @Column('integer')
  places!: number;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('text', { default: 'ACTIVE' })
  state!: Row<'workplace'>['state'];

  @Column('text', { nullable: true })
  stateReason!: string | null;

  @Column('date', { nullable: true })
  riskAssessedOn!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
