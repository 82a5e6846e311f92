import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../../platform/graphql/generated.js';

/** A comment about a student. Deletion is soft, so that the place in the list never shifts. */
@Entity('comment')
export class CommentEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'student_id' }) studentId!: string;
  /** Null for an imported comment, which then counts as someone else's. */
  @Column('uuid', { name: 'author_id', nullable: true }) authorId!: string | null;
  @Column('text', { name: 'author_name', nullable: true }) authorName!: string | null;
  @Column('text', { name: 'author_role', nullable: true }) authorRole!: Role | null;
  @Column('text') text!: string;
  @Column('timestamptz', { name: 'edited_at', nullable: true }) editedAt!: Date | null;
  @Column('text', { name: 'edited_by_name', nullable: true }) editedByName!: string | null;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
  /** Who removed it; null in one that stands, or that was removed with its student's data. */
  @Column('uuid', { name: 'deleted_by', nullable: true }) deletedBy!: string | null;
  @Column('integer', { default: 1 }) version!: number;
}
