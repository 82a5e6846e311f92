import { Column, CreateDateColumn, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** A framework agreement (ramavtal) with a workplace. */
@Entity('workplace_agreement')
export class WorkplaceAgreementEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @VersionColumn({ default: 1 })
  version!: number;

  @Column('uuid')
  workplaceId!: string;

  @Column('date')
  validFrom!: string;

  @Column('date')
  validTo!: string;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('text', { nullable: true })
  storageKey!: string | null;

  @Column('text', { nullable: true })
  filename!: string | null;

  @Column('text', { nullable: true })
  mimeType!: string | null;

  @Column('bigint', { nullable: true })
  size!: number | null;

  @Column('text', { nullable: true })
  sha256!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('text')
  createdByName!: string;
}
