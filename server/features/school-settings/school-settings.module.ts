import { Module } from '@nestjs/common';
import { FirstRun } from './first-run.service.js';
import { SchoolSettingsResolver } from './school-settings.resolver.js';
import { SchoolSettings } from './school-settings.service.js';

/** What the school is called, and the numbers that its rules go by. */
@Module({
  providers: [FirstRun, SchoolSettings, SchoolSettingsResolver],
  exports: [SchoolSettings],
})
export class SchoolSettingsModule {}
