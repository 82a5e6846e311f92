import { Post } from '@nestjs/common';
import {
  RestAttachSignedAgreementDocument,
  RestSendAgreementDocument,
  RestSignAgreementDocument,
  RestSignOwnAgreementDocument,
  RestUploadSignedAgreementDocument,
} from '../../../platform/rest/generated.js';
import type { RestAnswer } from '../../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../../platform/rest/rest-operations.service.js';
import { FileUpload } from '../../files/upload-receivers.service.js';

/** The agreement of a placement. */
@RestController('placements/:id/agreement', 'Placements')
export class AgreementsController {
  constructor(
    private readonly operations: RestOperations,
    private readonly fileUpload: FileUpload,
  ) {}

  @Post('send')
  @RestOperation(
    RestSendAgreementDocument,
    'Send the agreement for signing, and mail the supervisor a link unless they have one.',
    {
      versioned: true,
      example: { version: 1 },
    },
  )
  sendAgreement(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('sign')
  @RestOperation(RestSignAgreementDocument, 'Sign the agreement for the school.', {
    example: { agreementVersion: 1, name: 'Ada Ek' },
  })
  signAgreement(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('sign-own')
  @RestOperation(RestSignOwnAgreementDocument, 'Sign the agreement as the student.', {
    example: { agreementVersion: 1, name: 'Anna Alm' },
  })
  signOwnAgreement(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('attach')
  @RestOperation(
    RestAttachSignedAgreementDocument,
    'Attach the agreement that everyone has signed on paper: a file of the student.',
    {
      example: { fileId: '0199f3a0-1c2d-7a00-8000-000000000004' },
    },
  )
  attachSignedAgreement(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('file')
  @RestOperation(
    RestUploadSignedAgreementDocument,
    'Attach the agreement that everyone has signed on paper: a new file of at most 20 MB.',
    { upload: {} },
  )
  uploadSignedAgreement(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.receive(call, this.fileUpload);
  }
}
