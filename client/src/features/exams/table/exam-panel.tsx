import { useState } from 'react';
import { Link } from 'react-router-dom';
import { examPartLabels, examStatusLabels } from '../../../../../domain/labels/exam';
import { kronor } from '../../../../../domain/numbers';
import type { ExamRowFragment } from '../exams.generated';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { examColumns } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { CourseCode } from '../../../ui/course-code';
import { DescriptionList, type Description } from '../../../ui/description-list';
import { TextField } from '../../../ui/fields/text-field';
import { Row, Stack } from '../../../ui/layout';
import Drawer from '../../../ui/overlays/drawer';
import { PutRightDialog } from '../form/put-right-dialog';
import { ExamDecisionFields } from './exam-decision';
import { isUnpaid } from './unpaid';
import { draftOf, type ExamActions } from './use-exam-actions';

interface ExamPanelProps extends ExamActions {
  exam: ExamRowFragment;
  onClosed: () => void;
}

/** Everything about one registration beside the table: what a row has no room for, and the same decision. */
export default function ExamPanel({ exam, onClosed, drafts, setDraft, save, remove }: ExamPanelProps) {
  const [opened, setOpened] = useState(true);
  const [puttingRight, setPuttingRight] = useState(false);
  const { decide } = exam.viewerMay;
  return (
    <Drawer
      side="right"
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      title={exam.name}
      closeLabel="Stäng detaljerna"
    >
      <Stack gap="4" className="exam-panel">
        <Row gap="2 3">
          <Link to={`/student/${exam.studentId}`}>Till elevens sida</Link>
          {decide && (
            <Button size="sm" variant="quiet" onClick={() => setPuttingRight(true)}>
              Rätta
            </Button>
          )}
        </Row>
        <DescriptionList items={factsOf(exam)} />
        {decide && <FeeExemption exam={exam} {...{ drafts, setDraft }} />}
        <div className="exam-decision">
          <ExamDecisionFields exam={exam} draft={drafts.get(exam.id)} {...{ setDraft, save, remove }} />
        </div>
      </Stack>
      {puttingRight && <PutRightDialog exam={exam} onClosed={() => setPuttingRight(false)} />}
    </Drawer>
  );
}

function factsOf(exam: ExamRowFragment): Description[] {
  const { catalogueCourse, materialReceived, times, withheld } = exam;
  const contact = (term: string, name: 'personalNumber' | 'phone' | 'email' | 'address'): Description => ({
    term,
    value: exam[name],
    withheld: withheld.includes(name),
  });
  return [
    { term: examColumns.status, value: examStatusLabels[exam.status] },
    contact(examColumns.personalNumber, 'personalNumber'),
    contact(examColumns.phone, 'phone'),
    contact(examColumns.email, 'email'),
    contact('Adress', 'address'),
    {
      term: examColumns.municipality,
      value: exam.municipality?.type,
      withheld: withheld.includes('municipality'),
    },
    {
      term: examColumns.course,
      value: (
        <>
          {exam.course} {catalogueCourse ? <CourseCode {...catalogueCourse} /> : '(finns inte i kurslistan)'}
        </>
      ),
    },
    { term: examColumns.month, value: `${exam.requestedMonth} ${exam.requestedYear}` },
    ...times.map(({ part, heldOn, startsAt, endsAt, room }) => ({
      term: `${examPartLabels[part]} del`,
      value: `${heldOn} ${startsAt}–${endsAt}${room ? `, ${room}` : ''}`,
    })),
    { term: examColumns.teacher, value: exam.teacher?.userId.username },
    {
      term: examColumns.material,
      value: materialReceived.receivedDate
        ? `Ja, ${formatDateTime(materialReceived.receivedDate)}`
        : materialReceived.status
          ? 'Ja'
          : 'Nej',
    },
    { term: 'Avgift', value: exam.isFeeExempt ? `Avgiftsfri: ${exam.feeExemptReason}` : kronor(exam.feeOre) },
    {
      term: examColumns.payment,
      value: isUnpaid(exam) ? 'Obetald' : exam.paymentDate && formatDate(exam.paymentDate),
    },
    { term: 'Anmälningsdag', value: exam.registeredOn },
  ];
}

/** Why nothing is to be paid; it is saved with the decision. */
function FeeExemption({ exam, drafts, setDraft }: Pick<ExamPanelProps, 'exam' | 'drafts' | 'setDraft'>) {
  const draft = drafts.get(exam.id) ?? draftOf(exam);
  return (
    <TextField
      label="Skäl till avgiftsfrihet"
      description="Sparas med beslutet."
      autoComplete="off"
      placeholder="Skäl, t.ex. F i kursen"
      maxLength={120}
      value={draft.feeExemptReason}
      onChange={(event) => setDraft(exam.id, { ...draft, feeExemptReason: event.currentTarget.value })}
    />
  );
}
