import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An item of a user's private to-do list. */
@Entity('task')
export class TaskEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('text')
  description!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
