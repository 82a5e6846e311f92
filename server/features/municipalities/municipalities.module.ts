import { Module } from '@nestjs/common';
import { MunicipalitiesResolver } from './municipalities.resolver.js';
import { MunicipalityRegister } from './municipalities.service.js';

/** The list of municipalities as administrators keep it. */
@Module({
  providers: [MunicipalitiesResolver, MunicipalityRegister],
})
export class MunicipalitiesModule {}
