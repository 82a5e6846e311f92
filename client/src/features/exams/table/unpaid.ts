import type { ExamRowFragment } from '../exams.generated';

/** The fee is due and not paid, of a registration that is not denied. */
export const isUnpaid = ({
  status,
  paymentDate,
  isFeeExempt,
  feeOre,
}: Pick<ExamRowFragment, 'status' | 'paymentDate' | 'isFeeExempt' | 'feeOre'>): boolean =>
  status !== 'DENIED' && !paymentDate && !isFeeExempt && feeOre > 0;
