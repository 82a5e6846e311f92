import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of a student; its bytes are in the file store. */
@Entity('uploaded_file')
export class UploadedFileEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  studentId!: string;

  @Column('text')
  storageKey!: string;

  @Column('text')
  filename!: string;

  @Column('text')
  mimeType!: string;

  @Column('bigint')
  size!: number;

  @Column('text')
  sha256!: string;

  @Column('uuid', { nullable: true })
  uploadedBy!: string | null;

  @Column('text', { nullable: true })
  uploadedByName!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  uploadedAt!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  @Column('uuid', { nullable: true })
  deletedBy!: string | null;
}
