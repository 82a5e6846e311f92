import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The teacher record of an account. */
@Entity('teacher')
export class TeacherEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;
}
