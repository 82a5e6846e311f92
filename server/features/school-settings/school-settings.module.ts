import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SchoolSettingEntity } from './school-setting.entity.js';
import { FirstRun } from './first-run.service.js';
import { SchoolSettingsResolver } from './school-settings.resolver.js';
import { SchoolSettings } from './school-settings.service.js';

/** The school's name, and the parameters of its rules. */
@Module({
  imports: [TypeOrmModule.forFeature([SchoolSettingEntity])],
  providers: [FirstRun, SchoolSettings, SchoolSettingsResolver],
  exports: [SchoolSettings],
})
export class SchoolSettingsModule {}
