import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MappingController } from './mapping/mapping.controller.js';
import { MappingResolver } from './mapping/mapping.resolver.js';
import { MappingService } from './mapping/mapping.service.js';
import { StudyMappingEntity } from './mapping/study-mapping.entity.js';
import { StudyPlanChecks } from './study-plan-checks.job.js';
import { StudyPlanList } from './study-plan-list.queries.js';
import { StudyPlanItemEntity } from './study-plan-item.entity.js';
import { StudyPlanEntity } from './study-plan.entity.js';
import { StudyPlanListController, StudyPlansController } from './study-plans.controller.js';
import { StudyPlanReader } from './study-plans.queries.js';
import { StudyPlansResolver } from './study-plans.resolver.js';
import { StudyPlansService } from './study-plans.service.js';
import { StudyValidationEntity } from './validation/study-validation.entity.js';
import { ValidationController } from './validation/validation.controller.js';
import { ValidationResolver } from './validation/validation.resolver.js';
import { ValidationService } from './validation/validation.service.js';

/** Individual study plans (ISP). */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      StudyMappingEntity,
      StudyPlanEntity,
      StudyPlanItemEntity,
      StudyValidationEntity,
    ]),
  ],
  controllers: [MappingController, ValidationController, StudyPlansController, StudyPlanListController],
  providers: [
    MappingResolver,
    MappingService,
    StudyPlanChecks,
    StudyPlanList,
    StudyPlanReader,
    StudyPlansResolver,
    StudyPlansService,
    ValidationResolver,
    ValidationService,
  ],
})
export class StudyPlansModule {}
