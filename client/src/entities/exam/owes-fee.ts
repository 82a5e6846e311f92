import type { ExamStatus } from '../../../../domain/generated';

interface Owed {
  status: ExamStatus;
  feeOre: number;
  paymentDate: string | null;
}

/** Whether a registration is still to be paid: nobody pays for an exam that was denied. */
export const owesFee = ({ status, feeOre, paymentDate }: Owed): boolean =>
  feeOre > 0 && !paymentDate && status !== 'DENIED';
