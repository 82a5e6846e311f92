import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CourseEntity } from './courses/course.entity.js';
import { CoursePackageEntity } from './packages/course-package.entity.js';
import { ProgramEntity } from './programs/program.entity.js';
import { ExportsModule } from '../exports/exports.module.js';
import { CourseImport } from './courses/course-import.service.js';
import { CourseSets } from './courses/course-sets.service.js';
import { CourseList } from './courses/courses.queries.js';
import { CoursesResolver } from './courses/courses.resolver.js';
import { CourseWrites } from './courses/courses.service.js';
import { EducationOverviewReader } from './education-overview.queries.js';
import { EducationList } from './education.queries.js';
import { Gy25Update } from './packages/gy25-update.service.js';
import { PackageEnrolment } from './packages/package-enrolment.service.js';
import { PackageSets } from './packages/package-sets.service.js';
import { PackageList } from './packages/packages.queries.js';
import { PackagesResolver } from './packages/packages.resolver.js';
import { PackageWrites } from './packages/packages.service.js';
import { ProgramList } from './programs/programs.queries.js';
import { ProgramsResolver } from './programs/programs.resolver.js';
import { ProgramWrites } from './programs/programs.service.js';
import {
  CatalogueCoursesController,
  CoursePackagesController,
  ProgramsController,
} from './catalogue.controller.js';
import { CatalogueExports } from './catalogue.export.js';

/** Courses, packages and programs of the school. */
@Module({
  imports: [TypeOrmModule.forFeature([CourseEntity, CoursePackageEntity, ProgramEntity]), ExportsModule],
  controllers: [CatalogueCoursesController, CoursePackagesController, ProgramsController],
  providers: [
    CatalogueExports,
    CourseImport,
    CourseList,
    CourseSets,
    CourseWrites,
    CoursesResolver,
    EducationList,
    EducationOverviewReader,
    Gy25Update,
    PackageEnrolment,
    PackageList,
    PackageSets,
    PackageWrites,
    PackagesResolver,
    ProgramList,
    ProgramWrites,
    ProgramsResolver,
  ],
})
export class CatalogueModule {}
