import { Column, CreateDateColumn, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type { Row } from '../../../platform/database/rows.js';

/** A contact of the school with a workplace. */
@Entity('workplace_contact')
export class WorkplaceContactEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @VersionColumn({ default: 1 })
  version!: number;

  @Column('uuid')
  workplaceId!: string;

  @Column('date')
  contactedOn!: string;

  @Column('text')
  kind!: Row<'workplace_contact'>['kind'];

  @Column('text', { nullable: true })
  withWhom!: string | null;

  @Column('text')
  note!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('uuid')
  createdBy!: string;

  @Column('text')
  createdByName!: string;
}
