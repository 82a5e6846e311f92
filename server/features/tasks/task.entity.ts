import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One line of an account's private to-do list. */
@Entity('task')
export class TaskEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'user_id' }) userId!: string;
  @Column('text') description!: string;
}
