import { Injectable } from '@nestjs/common';
import { findLocked } from '../../../platform/database/locked-record.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { notFound } from '../../../platform/errors/app-error.js';
import type {
  AttachSupervisorCertificateInput,
  RemoveSupervisorCertificateInput,
  Workplace,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { StagedUploads } from '../../files/staged-uploads.service.js';
import { SupervisorEntity } from '../supervisor.entity.js';
import { recordWorkplace } from '../workplace-changes.queries.js';
import { WorkplaceList } from '../workplaces.queries.js';
import { updateSupervisor, type CertificateColumns } from '../workplaces.repository.js';

const NONE = { storageKey: null, filename: null, mimeType: null, size: null, sha256: null };

/** Certificates of the courses of supervisors; the cleanup job deletes bytes that nothing refers to. */
@Injectable()
export class SupervisorCertificatesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly list: WorkplaceList,
    private readonly uploads: StagedUploads,
  ) {}

  attach(call: Call, { id, uploadId }: AttachSupervisorCertificateInput): Promise<Workplace> {
    return this.change(call, id, async (tx) => {
      const staged = await this.uploads.take(tx, call, uploadId, 'FILE');
      const { storageKey, filename, mimeType, size, sha256 } = staged;
      return { storageKey, filename, mimeType, size, sha256 };
    });
  }

  remove(call: Call, { id }: RemoveSupervisorCertificateInput): Promise<Workplace> {
    return this.change(call, id, (_tx, { filename }) => {
      if (filename === null) throw notFound('Handledaren har inget intyg.');
      return NONE;
    });
  }

  private change(
    call: Call,
    id: string,
    columnsOf: (tx: Work, stored: SupervisorEntity) => CertificateColumns | Promise<CertificateColumns>,
  ): Promise<Workplace> {
    return this.work.run(call, async (tx) => {
      const missing = 'Handledaren finns inte.';
      const stored = await findLocked(tx, SupervisorEntity, requireId(id, 'id'), missing);
      const columns = await columnsOf(tx, stored);
      await updateSupervisor(tx, stored.id, columns);
      const workplace = await this.list.one(stored.workplaceId, tx);
      const [before, after] = [{ certificate: stored.filename }, { certificate: columns.filename }];
      recordWorkplace(tx, workplace.name, before, after, { supervisor: stored.name });
      return workplace;
    });
  }
}
