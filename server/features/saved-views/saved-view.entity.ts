import type { SavedColumnWidth } from '../../platform/graphql/generated.js';
import { Column, CreateDateColumn, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** A named view of a list: its address and columns (pages, section 20). */
@Entity('saved_view')
export class SavedViewEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('text')
  list!: string;

  @Column('text')
  name!: string;

  @Column('text')
  address!: string;

  @Column('text', { nullable: true, array: true })
  hiddenColumns!: string[] | null;

  @Column('text', { nullable: true, array: true })
  columnOrder!: string[] | null;

  @Column('jsonb', { nullable: true })
  columnWidths!: SavedColumnWidth[] | null;

  @Column('text', { nullable: true })
  sharedWith!: string | null;

  @VersionColumn({ default: 1 })
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  removedAt!: Date | null;
}
