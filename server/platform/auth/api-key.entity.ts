import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A key of another school system; only its hash is stored. */
@Entity('api_key')
export class ApiKeyEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('bytea')
  tokenHash!: Buffer;

  @Column('uuid')
  createdBy!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;
}
