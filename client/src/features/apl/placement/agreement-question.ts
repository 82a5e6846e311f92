import type { AplStatus } from '../../../../../domain/generated';
import { AGREEMENT_MISSING_TEXT } from '../../../../../domain/placements/state';
import { confirm } from '../../../ui/overlays/confirm-store';
import type { BoardCard } from '../board-card';

/** Whether a move leads to the column of signed agreements, while that of the card's placement is not signed. */
export const lacksAgreement = ({ placement }: Pick<BoardCard, 'placement'>, to: AplStatus): boolean =>
  to === 'GREEN' && placement?.isAgreementMissing === true;

/** Resolves to whether the card is moved all the same. */
export const askWithoutAgreement = (): Promise<boolean> =>
  confirm({
    question: `${AGREEMENT_MISSING_TEXT} Flytta ändå?`,
    confirmLabel: 'Flytta ändå',
    danger: false,
  });
