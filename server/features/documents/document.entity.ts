import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An issued document: its code, its file and whether it still holds. */
@Entity('document')
export class DocumentEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  type!: string;

  @Column('text')
  language!: string;

  @Column('text')
  code!: string;

  @Column('uuid', { nullable: true })
  studentId!: string | null;

  @Column('uuid', { nullable: true })
  courseInstanceId!: string | null;

  @Column('text')
  issuer!: string;

  @Column('text', { nullable: true })
  storageKey!: string | null;

  @Column('integer')
  size!: number;

  @Column('text')
  sha256!: string;

  @Column('uuid', { nullable: true })
  batchId!: string | null;

  @Column('uuid', { nullable: true })
  fileId!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('uuid')
  createdBy!: string;

  @Column('text')
  createdByName!: string;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;

  @Column('uuid', { nullable: true })
  revokedBy!: string | null;

  @Column('text', { nullable: true })
  revokedReason!: string | null;

  @Column('timestamptz', { nullable: true })
  erasedAt!: Date | null;

  @Column('uuid', { nullable: true })
  batchSubjectId!: string | null;
}
