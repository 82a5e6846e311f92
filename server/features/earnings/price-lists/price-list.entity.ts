import { Column, CreateDateColumn, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** The head of a price list: its customer and period. */
@Entity('price_list')
export class PriceListEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  municipality!: string;

  @Column('text')
  name!: string;

  @Column('date')
  validFrom!: string;

  @Column('date', { nullable: true })
  validTo!: string | null;

  @VersionColumn({ default: 1 })
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @Column('text', { nullable: true })
  updatedByName!: string | null;

  @Column('integer', { nullable: true })
  paidPauseDays!: number | null;
}
