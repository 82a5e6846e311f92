import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../graphql/generated.js';

/** An account: who may sign in, and as what. */
@Entity('app_user')
export class UserEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  /** Lower-cased and NFC-normalised, so that equality is identity. */
  @Column('text') email!: string;
  @Column('text', { nullable: true }) phone!: string | null;
  /** Argon2id in PHC form; null until the person has chosen one by a mailed link. */
  @Column('text', { name: 'password_hash', nullable: true }) passwordHash!: string | null;
  @Column('text') role!: Role;
  @Column('boolean', { default: true }) active!: boolean;
  @Column('integer', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt!: Date;
}
