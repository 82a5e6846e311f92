import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MunicipalityEntity } from './municipality.entity.js';
import { MunicipalitiesResolver } from './municipalities.resolver.js';
import { MunicipalityRegister } from './municipalities.service.js';

/** Administration of the municipalities. */
@Module({
  imports: [TypeOrmModule.forFeature([MunicipalityEntity])],
  providers: [MunicipalitiesResolver, MunicipalityRegister],
})
export class MunicipalitiesModule {}
