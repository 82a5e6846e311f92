import { Module } from '@nestjs/common';
import { FirstRun } from './first-run.service.js';
import { SchoolSettingsResolver } from './school-settings.resolver.js';
import { SchoolSettings } from './school-settings.service.js';

/** The school's name, and the parameters of its rules. */
@Module({
  providers: [FirstRun, SchoolSettings, SchoolSettingsResolver],
  exports: [SchoolSettings],
})
export class SchoolSettingsModule {}
