import type { AplStatus } from '../../../../../domain/generated';
import { AGREEMENT_MISSING_TEXT } from '../../../../../domain/placements/state';
import { confirm } from '../../../ui/overlays/confirm-store';
import type { BoardCard } from '../board-card';

/** Whether a move leads to the column of signed agreements, while that of the card's placement is not signed. */
export const lacksAgreement = ({ placement }: Pick<BoardCard, 'placement'>, to: AplStatus): boolean =>
  to === 'GREEN' && placement?.isAgreementMissing === true;

/** Resolves to whether the cards are moved all the same; one question for all. */
export const askWithoutAgreement = (lacking = 1, all = 1): Promise<boolean> =>
  confirm({
    question:
      all === 1
        ? `${AGREEMENT_MISSING_TEXT} Flytta ändå?`
        : `${lacking} av ${all} elever saknar påskrivet avtal. Flytta ändå?`,
    confirmLabel: 'Flytta ändå',
    danger: false,
  });
