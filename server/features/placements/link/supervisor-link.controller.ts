import { Delete, Get, Post } from '@nestjs/common';
import {
  RestAssessPlacementByLinkDocument,
  RestConfirmWeekByLinkDocument,
  RestCreateSupervisorLinkDocument,
  RestReportAbsenceByLinkDocument,
  RestRevokeSupervisorLinkDocument,
  RestSignAgreementByLinkDocument,
  RestSupervisorViewDocument,
} from '../../../platform/rest/generated.js';
import type { RestAnswer } from '../../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../../platform/rest/rest-operations.service.js';
import { DEAD_LINK } from './supervisor-actions.service.js';

/** The link of a placement's supervisor. */
@RestController('placements/:id/link', 'Placements')
export class SupervisorLinkController {
  constructor(private readonly operations: RestOperations) {}

  @Post()
  @RestOperation(
    RestCreateSupervisorLinkDocument,
    'Mail the supervisor a new link. Earlier links stop working.',
    {
      example: {},
    },
  )
  createSupervisorLink(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete()
  @RestOperation(RestRevokeSupervisorLinkDocument, 'Revoke the link of the supervisor at once.')
  revokeSupervisorLink(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

/** The supervisor's own calls: the secret of the link is in the path. */
@RestController('supervisor/:token', 'Placements')
export class SupervisorController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(
    RestSupervisorViewDocument,
    'A placement as its supervisor sees it. Changes nothing. 404 for a wrong, revoked or expired link.',
    { missing: DEAD_LINK },
  )
  supervisorView(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('agreement')
  @RestOperation(RestSignAgreementByLinkDocument, 'Sign the agreement for the workplace.', {
    example: { agreementVersion: 1, name: 'Karin Holm' },
  })
  signAgreementByLink(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('weeks/:week')
  @RestOperation(RestConfirmWeekByLinkDocument, 'Confirm a reported week.', { example: { version: 1 } })
  confirmWeekByLink(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('assessment')
  @RestOperation(RestAssessPlacementByLinkDocument, "Write the supervisor's assessment.", {
    example: {
      version: 0,
      goals: [{ goalId: '0199f3a0-1c2d-7a00-8000-000000000004', level: 'ON_THE_WAY' }],
      text: 'Arbetar säkert.',
    },
  })
  assessPlacementByLink(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('absence')
  @RestOperation(RestReportAbsenceByLinkDocument, 'Report absence on a day.', {
    example: { day: '2026-11-27', absence: 'VALID' },
  })
  reportAbsenceByLink(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
