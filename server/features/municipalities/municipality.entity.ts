import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** A municipality or other customer, by its name. */
@Entity('municipality')
export class MunicipalityEntity {
  @PrimaryColumn('text')
  name!: string;

  @Column('text', { nullable: true })
  code!: string | null;

  @Column('text')
  kind!: string;

  @Column('text', { nullable: true })
  authorityName!: string | null;

  @Column('integer', { nullable: true })
  place!: number | null;

  @Column('timestamptz', { nullable: true })
  retiredAt!: Date | null;

  @VersionColumn({ default: 1 })
  version!: number;
}
