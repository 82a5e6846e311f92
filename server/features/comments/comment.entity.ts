import { Column, CreateDateColumn, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** A comment about a student. */
@Entity('comment')
export class CommentEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bigint', { generated: 'identity' })
  seq!: number;

  @Column('uuid')
  studentId!: string;

  @Column('uuid', { nullable: true })
  authorId!: string | null;

  @Column('text', { nullable: true })
  authorName!: string | null;

  @Column('text', { nullable: true })
  authorRole!: string | null;

  @Column('text')
  text!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  editedAt!: Date | null;

  @Column('text', { nullable: true })
  editedByName!: string | null;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  @VersionColumn({ default: 1 })
  version!: number;

  @Column('uuid', { nullable: true })
  deletedBy!: string | null;
}
