import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { periodText } from '../../../../domain/days.js';
import { assertVersion, findLocked } from '../../../platform/database/locked-record.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField } from '../../../platform/errors/app-error.js';
import type {
  AddWorkplaceAgreementInput,
  AttachWorkplaceAgreementInput,
  RemoveWorkplaceAgreementInput,
  UpdateWorkplaceAgreementInput,
  Workplace,
  WorkplaceAgreementValues,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { StagedUploads } from '../../files/staged-uploads.service.js';
import { withdrawNoticesOf } from '../../notifications/notifications.repository.js';
import { lockWorkplace, recordWorkplace } from '../workplace-changes.queries.js';
import { readNote } from '../workplace.input.js';
import { WorkplaceList } from '../workplaces.queries.js';
import { WorkplaceAgreementEntity } from './workplace-agreement.entity.js';
import { agreementCauses } from './workplace-agreements.queries.js';
import { addAgreement, deleteAgreement, updateAgreement } from './workplace-agreements.repository.js';

/** Framework agreements with workplaces. */
@Injectable()
export class WorkplaceAgreementsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly list: WorkplaceList,
    private readonly uploads: StagedUploads,
  ) {}

  add(call: Call, { workplaceId, values }: AddWorkplaceAgreementInput): Promise<Workplace> {
    const columns = readAgreement(values);
    return this.change(call, workplaceId, async (tx) => {
      await addAgreement(tx, { id: uuid(), workplaceId, ...columns, createdByName: call.actor.name });
      return [{}, recorded(columns)];
    });
  }

  update(call: Call, { id, version, values }: UpdateWorkplaceAgreementInput): Promise<Workplace> {
    const columns = readAgreement(values);
    return this.changeOne(call, id, async (tx, stored) => {
      assertVersion(stored, version, 'Någon annan har ändrat avtalet sedan du öppnade det.');
      await updateAgreement(tx, id, columns);
      return [recorded(stored), recorded(columns)];
    });
  }

  attach(call: Call, { id, uploadId }: AttachWorkplaceAgreementInput): Promise<Workplace> {
    return this.changeOne(call, id, async (tx, stored) => {
      const { storageKey, filename, mimeType, size, sha256 } = await this.uploads.take(
        tx,
        call,
        uploadId,
        'FILE',
      );
      await updateAgreement(tx, id, { storageKey, filename, mimeType, size, sha256 });
      return [
        { agreementFile: stored.filename },
        { agreement: periodText(stored.validFrom, stored.validTo), agreementFile: filename },
      ];
    });
  }

  remove(call: Call, { id }: RemoveWorkplaceAgreementInput): Promise<Workplace> {
    return this.changeOne(call, id, async (tx, stored) => {
      await deleteAgreement(tx, id);
      return [recorded(stored), { agreement: null, agreementNote: null }];
    });
  }

  private changeOne(
    call: Call,
    id: string,
    write: (tx: Work, stored: WorkplaceAgreementEntity) => Promise<Recorded>,
  ): Promise<Workplace> {
    return this.work.run(call, async (tx) => {
      const missing = 'Avtalet finns inte.';
      const stored = await findLocked(tx, WorkplaceAgreementEntity, requireId(id, 'id'), missing);
      return this.written(tx, stored.workplaceId, () => write(tx, stored));
    });
  }

  private change(
    call: Call,
    workplaceId: string,
    write: (tx: Work) => Promise<Recorded>,
  ): Promise<Workplace> {
    return this.work.run(call, async (tx) => {
      await lockWorkplace(tx, workplaceId, null, 'workplaceId');
      return this.written(tx, workplaceId, () => write(tx));
    });
  }

  /** Records the change; another end of the agreements is notified of again when it is near. */
  private async written(tx: Work, workplaceId: string, write: () => Promise<Recorded>): Promise<Workplace> {
    const before = await this.list.one(workplaceId, tx);
    const [previous, changed] = await write();
    recordWorkplace(tx, before.name, previous, changed);
    const after = await this.list.one(workplaceId, tx);
    if (after.agreedUntil !== before.agreedUntil) await withdrawNoticesOf(tx, agreementCauses(workplaceId));
    return after;
  }
}

type AgreementForm = Pick<WorkplaceAgreementEntity, 'validFrom' | 'validTo' | 'note'>;
type Recorded = [before: Record<string, string | null>, after: Record<string, string | null>];

function readAgreement({ validFrom, validTo, note }: WorkplaceAgreementValues): AgreementForm {
  if (validTo < validFrom) throw badField('values.validTo', 'RANGE', 'Välj en sista dag efter den första.');
  return { validFrom, validTo, note: readNote(note, 'values.note') };
}

const recorded = (form: AgreementForm) => ({
  agreement: periodText(form.validFrom, form.validTo),
  agreementNote: form.note,
});
