import { Column, CreateDateColumn, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** A dated note about a student on a colleague's list (pages, section 18). */
@Entity('follow_up')
export class FollowUpEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  studentId!: string;

  @Column('date')
  dueOn!: string;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('uuid')
  assigneeId!: string;

  @Column('uuid')
  createdBy!: string;

  @Column('text')
  createdByName!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  doneAt!: Date | null;

  @VersionColumn({ default: 1 })
  version!: number;
}
