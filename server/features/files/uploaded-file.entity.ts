import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file in a student's folder. Its bytes lie in the file store under a random key. */
@Entity('uploaded_file')
export class UploadedFileEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'student_id' }) studentId!: string;
  @Column('text', { name: 'storage_key' }) storageKey!: string;
  @Column('text') filename!: string;
  @Column('text', { name: 'mime_type' }) mimeType!: string;
  @Column('bigint') size!: number;
  @Column('text') sha256!: string;
  @Column('uuid', { name: 'uploaded_by', nullable: true }) uploadedBy!: string | null;
  @Column('text', { name: 'uploaded_by_name', nullable: true }) uploadedByName!: string | null;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
  @Column('uuid', { name: 'deleted_by', nullable: true }) deletedBy!: string | null;
}
