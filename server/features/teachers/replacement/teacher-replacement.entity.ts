import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A replacement of a teacher from a day on, planned or carried out. */
@Entity('teacher_replacement')
export class TeacherReplacementEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  teacherId!: string;

  @Column('uuid')
  replacementId!: string;

  @Column('date')
  fromOn!: string;

  @Column('uuid')
  createdBy!: string;

  @Column('text')
  createdByName!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  carriedOutAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelledAt!: Date | null;

  @Column('jsonb', { nullable: true })
  counts!: object | null;

  @Column('jsonb', { nullable: true })
  moved!: object | null;

  @Column('timestamptz', { nullable: true })
  undoneAt!: Date | null;
}
