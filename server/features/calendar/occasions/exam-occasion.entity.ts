import { Column, CreateDateColumn, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** An exam occasion: its day, times, room and teacher. */
@Entity('exam_occasion')
export class ExamOccasionEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('date')
  heldOn!: string;

  @Column('time')
  startsAt!: string;

  @Column('time')
  endsAt!: string;

  @Column('text', { nullable: true })
  room!: string | null;

  @Column('text', { default: 'WRITTEN' })
  part!: string;

  @Column('integer', { nullable: true })
  capacity!: number | null;

  @Column('text', { nullable: true })
  invigilator!: string | null;

  @Column('uuid', { nullable: true })
  teacherId!: string | null;

  @Column('date', { nullable: true })
  registrationOpensOn!: string | null;

  @Column('date', { nullable: true })
  registrationClosesOn!: string | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('timestamptz', { nullable: true })
  cancelledAt!: Date | null;

  @VersionColumn({ default: 1 })
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('text', { nullable: true })
  cancelledReason!: string | null;

  @Column('uuid', { nullable: true })
  createdBy!: string | null;
}
