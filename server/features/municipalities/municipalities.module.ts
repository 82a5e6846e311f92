import { Module } from '@nestjs/common';
import { MunicipalitiesResolver } from './municipalities.resolver.js';
import { MunicipalityRegister } from './municipalities.service.js';

/** Administration of the municipalities. */
@Module({
  providers: [MunicipalitiesResolver, MunicipalityRegister],
})
export class MunicipalitiesModule {}
