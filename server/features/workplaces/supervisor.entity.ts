import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** A supervisor (handledare) at a workplace. */
@Entity('supervisor')
export class SupervisorEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @VersionColumn({ default: 1 })
  version!: number;

  @Column('uuid')
  workplaceId!: string;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('date', { nullable: true })
  trainedOn!: string | null;
}
