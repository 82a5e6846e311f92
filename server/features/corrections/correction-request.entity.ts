import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A student's request to correct the own record, and its answer. */
@Entity('correction_request')
export class CorrectionRequestEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  studentId!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  text!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  requestedAt!: Date;

  @Column('text', { nullable: true })
  outcome!: string | null;

  @Column('text', { nullable: true })
  answer!: string | null;

  @Column('timestamptz', { nullable: true })
  answeredAt!: Date | null;

  @Column('uuid', { nullable: true })
  answeredBy!: string | null;

  @Column('text', { nullable: true })
  answeredByName!: string | null;
}
