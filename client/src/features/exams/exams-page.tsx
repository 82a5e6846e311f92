import './exams.css';
import { useState } from 'react';
import type { Role } from '../../../../domain/generated';
import { examList } from '../../../../domain/lists/exams';
import type { AskFirst } from '../../apollo/links/ask-first';
import { ExamListDocument } from './exams.generated';
import { inlineTexts } from '../../lib/fixed-texts';
import { isOneOf } from '../../../../domain/roles';
import { getSession, useSession } from '../../lib/session/session-store';
import { firstAsked } from '../../ui/list/use-list';
import { PageHeader } from '../../ui/page-header';
import { ExamForm, OwnExamForm } from './form/exam-form';
import { OwnExams } from './own-exams';
import { ExamTable } from './table/exam-table';
import { useUnsavedGuard } from '../../ui/overlays/use-unsaved-guard';

/** The exact roles of the exam page (specification §2; contract §6): no rank helps anyone else. */
const registering: readonly Role[] = ['STUDENT', 'ADMIN', 'SYSTEMADMIN'];
const administering: readonly Role[] = ['TEACHER', 'ADMIN', 'SYSTEMADMIN'];

export const askFirst: AskFirst = (ask, { search }) =>
  isOneOf(getSession().role, administering) && ask(ExamListDocument, firstAsked(examList, search));

/** Prövningar: the registration form, the administration table, both, or neither (specification §2). */
export function ExamsPage() {
  const { role } = useSession();
  const [tableDirty, setTableDirty] = useState(false);
  useUnsavedGuard(tableDirty);
  const registers = isOneOf(role, registering);
  const administers = isOneOf(role, administering);
  return (
    <>
      <PageHeader title="Prövningar" />
      {!registers && !administers && <p>{inlineTexts.forbidden}</p>}
      {registers && role !== 'STUDENT' && <ExamForm />}
      {role === 'STUDENT' && (
        <OwnExamForm>
          <OwnExams />
        </OwnExamForm>
      )}
      {administers && <ExamTable onDirty={setTableDirty} />}
    </>
  );
}
