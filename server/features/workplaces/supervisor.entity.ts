import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** A supervisor (handledare) at a workplace. */
@Entity('supervisor')
export class SupervisorEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @VersionColumn({ default: 1 })
  version!: number;

  @Column('uuid')
  workplaceId!: string;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('date', { nullable: true })
  trainedOn!: string | null;

  /** Place of the certificate; null without one. */
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
}
