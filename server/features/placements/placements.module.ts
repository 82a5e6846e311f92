import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExportsModule } from '../exports/exports.module.js';
import { FilesModule } from '../files/files.module.js';
import { AgreementSigning } from './agreements/agreement-signing.service.js';
import { AgreementsController } from './agreements/agreements.controller.js';
import { AgreementsJob } from './agreements/agreements.job.js';
import { AgreementsResolver } from './agreements/agreements.resolver.js';
import { AgreementsService } from './agreements/agreements.service.js';
import { AssessmentsController } from './assessments/assessments.controller.js';
import { AssessmentsJob } from './assessments/assessments.job.js';
import { AssessmentsResolver } from './assessments/assessments.resolver.js';
import { Assessments } from './assessments/assessments.service.js';
import { PlacementCoursesController } from './goals/placement-goals.controller.js';
import { PlacementGoalChoices } from './goals/placement-goals.queries.js';
import { PlacementGoalsResolver } from './goals/placement-goals.resolver.js';
import { PlacementGoals } from './goals/placement-goals.service.js';
import { IncidentsController } from './incidents/incidents.controller.js';
import { IncidentsResolver } from './incidents/incidents.resolver.js';
import { IncidentsService } from './incidents/incidents.service.js';
import { SupervisorActions } from './link/supervisor-actions.service.js';
import { SupervisorController, SupervisorLinkController } from './link/supervisor-link.controller.js';
import { SupervisorLinkResolver } from './link/supervisor-link.resolver.js';
import { SupervisorLinks } from './link/supervisor-link.service.js';
import { SupervisorMails } from './link/supervisor-mails.service.js';
import { PlacementChanges } from './placement-changes.service.js';
import { PlacementHoursController, PlacementWeeksController } from './hours/placement-hours.controller.js';
import { PlacementHoursExport } from './hours/placement-hours.export.js';
import { PlacementHoursList } from './hours/placement-hours.queries.js';
import { PlacementHoursResolver } from './hours/placement-hours.resolver.js';
import { PlacementHoursService } from './hours/placement-hours.service.js';
import { PlaceCandidates } from './matching/place-candidates.queries.js';
import { PlaceProposalsController } from './matching/place-matching.controller.js';
import { PlaceMatchingResolver } from './matching/place-matching.resolver.js';
import { PlaceMatching } from './matching/place-matching.service.js';
import { PlacementEntity } from './placement.entity.js';
import { PlacementsController, StudentPlacementsController } from './placements.controller.js';
import { PlacementList } from './placements.queries.js';
import { PlacementsResolver } from './placements.resolver.js';
import { PlacementsService } from './placements.service.js';
import { RetentionController } from './retention/retention.controller.js';
import { ExpiredPlacements } from './retention/retention.queries.js';
import { RetentionResolver } from './retention/retention.resolver.js';
import { RetentionService } from './retention/retention.service.js';
import { TalksController } from './talks/talks.controller.js';
import { TalksJob } from './talks/talks.job.js';
import { TalksResolver } from './talks/talks.resolver.js';
import { TalksService } from './talks/talks.service.js';

/** Placements of students at workplaces (APL). */
@Module({
  imports: [TypeOrmModule.forFeature([PlacementEntity]), ExportsModule, FilesModule],
  controllers: [
    // Before `placements/:id`.
    RetentionController,
    PlacementsController,
    StudentPlacementsController,
    TalksController,
    AgreementsController,
    AssessmentsController,
    PlacementCoursesController,
    PlacementHoursController,
    PlacementWeeksController,
    SupervisorController,
    SupervisorLinkController,
    IncidentsController,
    PlaceProposalsController,
  ],
  providers: [
    RetentionResolver,
    RetentionService,
    ExpiredPlacements,
    AgreementSigning,
    AgreementsJob,
    AgreementsResolver,
    AgreementsService,
    Assessments,
    AssessmentsJob,
    AssessmentsResolver,
    PlacementGoalChoices,
    PlacementGoals,
    PlacementGoalsResolver,
    IncidentsResolver,
    IncidentsService,
    SupervisorActions,
    SupervisorLinkResolver,
    SupervisorLinks,
    SupervisorMails,
    PlaceCandidates,
    PlaceMatching,
    PlaceMatchingResolver,
    PlacementChanges,
    PlacementHoursExport,
    PlacementHoursList,
    PlacementHoursResolver,
    PlacementHoursService,
    PlacementList,
    PlacementsResolver,
    PlacementsService,
    TalksJob,
    TalksResolver,
    TalksService,
  ],
})
export class PlacementsModule {}
