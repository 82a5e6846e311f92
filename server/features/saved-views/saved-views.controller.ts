import { Delete, Get, Post, Put } from '@nestjs/common';
import {
  RestChooseDefaultViewDocument,
  RestCreateSavedViewDocument,
  RestDeleteSavedViewDocument,
  RestRestoreSavedViewDocument,
  RestSavedViewsDocument,
  RestUpdateSavedViewDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';

/** Saved views of lists (pages, section 20). */
@RestController('saved-views', 'My account')
export class SavedViewsController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestSavedViewsDocument, "The caller's views of a list and the shared ones.", {
    query: { list: 'list' },
  })
  savedViews(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post()
  @RestOperation(RestCreateSavedViewDocument, 'Save a view of a list.', {
    status: 201,
    example: { list: 'STUDENTS', name: 'Solna utan telefon', address: 'kommun=Solna&saknar=PHONE' },
  })
  createSavedView(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id')
  @RestOperation(RestUpdateSavedViewDocument, 'Change, rename or share a view.', {
    versioned: true,
    example: { name: 'Solna', sharedWith: 'teacher' },
  })
  updateSavedView(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete(':id')
  @RestOperation(RestDeleteSavedViewDocument, 'Take a view away.', { status: 204 })
  deleteSavedView(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':id/restore')
  @RestOperation(RestRestoreSavedViewDocument, 'Undo a removal within ten minutes.')
  restoreSavedView(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

@RestController('saved-view-defaults', 'My account')
export class SavedViewDefaultsController {
  constructor(private readonly operations: RestOperations) {}

  @Put(':list')
  @RestOperation(RestChooseDefaultViewDocument, 'Choose the default view of a list.', {
    example: { viewId: null },
  })
  chooseDefaultView(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
