import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudyPlanExchangeController } from './exchange/study-plan-exchange.controller.js';
import { StudyPlanExchangeResolver } from './exchange/study-plan-exchange.resolver.js';
import { StudyPlanExports } from './exchange/study-plan-exports.queries.js';
import { StudyPlanImports } from './exchange/study-plan-imports.service.js';
import { MappingController } from './mapping/mapping.controller.js';
import { MappingResolver } from './mapping/mapping.resolver.js';
import { MappingService } from './mapping/mapping.service.js';
import { StudyMappingEntity } from './mapping/study-mapping.entity.js';
import { StudyPlanChecks } from './study-plan-checks.job.js';
import { StudyPlanList } from './study-plan-list.queries.js';
import { StudyPlanItemEntity } from './study-plan-item.entity.js';
import { StudyPlanEntity } from './study-plan.entity.js';
import { StudyPlanListController, StudyPlansController } from './study-plans.controller.js';
import { StudyPlanRevisions } from './study-plan-revisions.service.js';
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
  controllers: [
    MappingController,
    ValidationController,
    StudyPlanExchangeController,
    StudyPlansController,
    StudyPlanListController,
  ],
  providers: [
    MappingResolver,
    MappingService,
    StudyPlanChecks,
    StudyPlanExchangeResolver,
    StudyPlanExports,
    StudyPlanImports,
    StudyPlanList,
    StudyPlanReader,
    StudyPlanRevisions,
    StudyPlansResolver,
    StudyPlansService,
    ValidationResolver,
    ValidationService,
  ],
})
export class StudyPlansModule {}
