import type { ServerResponse } from 'node:http';
import { Delete, Get, Post, Res } from '@nestjs/common';
import { FileDownloads } from './bytes/file-downloads.service.js';
import { FilesService } from './files.service.js';
import { FileUpload } from './upload-receivers.service.js';
import {
  type RestFileEntryFragment,
  RestAddFileDocument,
  RestDeleteFileDocument,
  RestFileDocument,
  RestFilesDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';

/** A student's files: the contract's operations check permissions before any byte is received or sent. */
@RestController('uploads', 'Files')
export class FilesController {
  constructor(
    private readonly operations: RestOperations,
    private readonly fileUpload: FileUpload,
    private readonly files: FilesService,
    private readonly downloads: FileDownloads,
  ) {}

  @Get(':id')
  @RestOperation(RestFilesDocument, 'The files of a student, newest first.', { id: 'studentId' })
  list(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':id')
  @RestOperation(RestAddFileDocument, 'Add a file of at most 20 MB to a student.', {
    status: 201,
    id: 'studentId',
    upload: {},
  })
  addFile(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.receive(call, this.fileUpload);
  }

  @Get('download/:id')
  @RestOperation(RestFileDocument, 'The bytes of a file.', { media: 'application/octet-stream' })
  async file(@Call() { read }: RestCall, @Res() response: ServerResponse): Promise<void> {
    const { _id, mimeType, filename } = await read<RestFileEntryFragment>();
    await this.downloads.send(response, { ...(await this.files.stored(_id)), mimeType, filename });
  }

  @Delete(':id')
  @RestOperation(RestDeleteFileDocument, 'Delete a file.', { status: 204 })
  deleteFile(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
