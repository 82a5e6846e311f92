import { Injectable } from '@nestjs/common';
import { isOpen } from '../../../../domain/placements/state.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, forbidden } from '../../../platform/errors/app-error.js';
import type {
  AttachSignedAgreementInput,
  Placement,
  SendAgreementInput,
  SignAgreementInput,
  SignOwnAgreementInput,
  UploadSignedAgreementInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { isSameName } from '../../../platform/validation/person-name.js';
import { FilesService } from '../../files/files.service.js';
import { isOwn } from '../../students/students.policy.js';
import { assertNotStopped } from '../closed-workplace.rules.js';
import { lockPlacement, lockVisiblePlacement, type PlacementRow } from '../placement-locks.queries.js';
import { PlacementChanges } from '../placement-changes.service.js';
import { AgreementSigning } from './agreement-signing.service.js';
import { addAgreement, attachPaper } from './agreements.repository.js';

/** Agreements of placements: sent, signed on screen by each party, or on a paper that is attached. */
@Injectable()
export class AgreementsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly changes: PlacementChanges,
    private readonly signing: AgreementSigning,
    private readonly files: FilesService,
  ) {}

  send(call: Call, origin: string, { id, version }: SendAgreementInput): Promise<Placement> {
    return this.change(call, id, version, async (tx, stored) => {
      const present = await this.signing.present(tx, id);
      if (present?.isSigned || (!present && stored.agreedOn !== null))
        throw conflict('SIGNED', 'Avtalet är redan påskrivet av alla.');
      if (present?.sentAt) throw conflict('SENT', 'Avtalet är redan skickat.');
      await assertNotStopped(tx, stored);
      await this.signing.send(tx, { actor: call.actor, origin }, stored);
    });
  }

  sign(call: Call, { id, agreementVersion, name }: SignAgreementInput): Promise<Placement> {
    assertOwnName(name, call.actor.name);
    return this.change(call, id, null, (tx, stored) =>
      this.signing.sign(tx, stored, { ...signer(call), party: 'SCHOOL', version: agreementVersion }),
    );
  }

  signOwn(call: Call, { id, agreementVersion, name }: SignOwnAgreementInput): Promise<Placement> {
    assertOwnName(name, call.actor.name);
    return this.work.run(call, async (tx) => {
      const { stored } = await lockVisiblePlacement(tx, call.actor, id);
      if (!isOwn(call.actor, stored.studentId)) throw forbidden();
      assertOpen(stored);
      const before = await this.changes.before(tx, call.actor, id);
      await this.signing.sign(tx, stored, { ...signer(call), party: 'STUDENT', version: agreementVersion });
      return this.changes.answer(tx, call.actor, before);
    });
  }

  attach(call: Call, { id, fileId }: AttachSignedAgreementInput): Promise<Placement> {
    const file = requireId(fileId, 'fileId');
    return this.change(call, id, null, async (tx, stored) => {
      const [found] = await tx.query(
        'SELECT FROM uploaded_file WHERE id = $1 AND student_id = $2 AND deleted_at IS NULL FOR SHARE',
        [file, stored.studentId],
      );
      if (!found) throw badField('fileId', 'BAD_REFERENCE', 'Filen finns inte bland elevens filer.');
      await this.attachFile(tx, call, stored, file);
    });
  }

  upload(call: Call, { id, uploadId }: UploadSignedAgreementInput): Promise<Placement> {
    return this.change(call, id, null, async (tx, stored) => {
      const file = await this.files.addUpload(tx, call, stored.studentId, uploadId);
      await this.attachFile(tx, call, stored, file.id);
    });
  }

  /** The paper makes the placement agreed; without an agreement that was sent it is a version of its own. */
  private async attachFile(
    tx: Work,
    { actor: { userId, name } }: Call,
    stored: PlacementRow,
    fileId: string,
  ): Promise<void> {
    if (!(await this.signing.present(tx, stored.id)))
      await addAgreement(tx, stored.id, { createdBy: userId, createdByName: name, isSent: false });
    await attachPaper(tx, stored.id, { fileId, attachedByName: name });
    await this.signing.completeIfSigned(tx, stored);
  }

  /** Locks an open placement that the caller may change, changes it and answers with it. */
  private change(
    call: Call,
    id: string,
    version: number | null | undefined,
    write: (tx: Work, stored: PlacementRow) => Promise<void>,
  ): Promise<Placement> {
    return this.work.run(call, async (tx) => {
      const stored = await lockPlacement(tx, call.actor, id, version);
      assertOpen(stored);
      const before = await this.changes.before(tx, call.actor, id);
      await write(tx, stored);
      return this.changes.answer(tx, call.actor, before);
    });
  }
}

const signer = ({ actor, from }: Call) => ({
  ...{ name: actor.name, signedBy: actor.userId, address: from?.address ?? null },
});

function assertOpen({ state }: PlacementRow): void {
  if (!isOpen(state)) throw conflict('STATE', 'Placeringen är avslutad.');
}

function assertOwnName(typed: string, name: string): void {
  if (!isSameName(typed, name))
    throw badField('name', 'NOT_ALLOWED', `Skriv ditt namn som det står på kontot: ${name}.`);
}
