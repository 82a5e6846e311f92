import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A teacher: the role in the school, apart from the account that signs in. */
@Entity('teacher')
export class TeacherEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'user_id' }) userId!: string;
}
