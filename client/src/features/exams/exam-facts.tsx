import { examFormLabels, inlineTexts } from '../../lib/fixed-texts';
import { TextField } from '../../ui/fields/text-field';
import type { ExamStudent } from './form/exam-draft';

/** A value copied from the record, what its absence reads, or nothing while nobody is chosen. */
export function factOf(student: ExamStudent | null, value: string | null | undefined, field: string): string {
  if (!student) return '';
  return value ?? (student.withheld.includes(field) ? inlineTexts.withheldValue : inlineTexts.missingValue);
}

/** A read-only field of the form (specification §2). */
export function Fact({ label, value }: { label: string; value: string }) {
  return <TextField label={label} value={value} readOnly autoComplete="off" />;
}

/** What the record knows of the student, as it will be copied. */
export function StudentFacts({ student }: { student: ExamStudent | null }) {
  return (
    <>
      <Fact
        label={examFormLabels.personalNumber}
        value={factOf(student, student?.personalNumber, 'personalNumber')}
      />
      <Fact label={examFormLabels.phone} value={factOf(student, student?.phone, 'phone')} />
      <Fact label={examFormLabels.email} value={factOf(student, student?.email, 'email')} />
    </>
  );
}
