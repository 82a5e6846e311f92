import { Column, CreateDateColumn, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** An account of a person or of an API key. */
@Entity('app_user')
export class AccountEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text', { nullable: true })
  passwordHash!: string | null;

  @Column('text')
  role!: string;

  @Column('boolean', { default: true })
  active!: boolean;

  @VersionColumn({ default: 1 })
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('jsonb', { default: {} })
  settings!: Record<string, unknown>;

  @Column('text', { default: 'PERSON' })
  kind!: string;

  @Column('timestamptz', { nullable: true })
  lastSignedInAt!: Date | null;
}
