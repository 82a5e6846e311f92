import { counted, kronor } from '../../../../../domain/numbers';
import type { ReactNode } from 'react';
import type { EarningCardsPartsFragment } from '../earnings.generated';
import { formatDate } from '../../../lib/dates';
import { signedMoney } from '../money';
import { Grid } from '../../../ui/layout';

interface EarningsCardsProps {
  cards: EarningCardsPartsFragment;
  /** The last day that is counted. */
  through: string;
  /** The amount of the comparison period. */
  compared: number | null;
}

/** The four figures of the period. */
export function EarningsCards({ cards, through, compared }: EarningsCardsProps) {
  const corrections =
    cards.correctionsOre === 0 ? '' : `, korrigeringar ${signedMoney(cards.correctionsOre)}`;
  return (
    <div className="earnings-figures" tabIndex={0} role="group" aria-label="Periodens summor">
      <Grid
        as="dl"
        gap="3"
        className="earnings-cards"
        columns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))"
      >
        <Figure term="Upparbetat" ore={cards.earnedOre}>
          Grunddel {kronor(cards.baseOre)}, resultatdel {kronor(cards.resultOre)}
          {corrections}. T.o.m. {formatDate(through)}.
          {compared !== null && <strong> {signedMoney(cards.earnedOre - compared)} mot jämförelsen.</strong>}
        </Figure>
        <Figure term="Fakturerbart nu" ore={cards.invoiceableOre} tone="ok">
          Slutligt fryst men inte fakturerat.
        </Figure>
        <Figure term="Kvar att få (resultatdel)" ore={cards.remainingResultOre} tone="info">
          {inscribed(cards.remainingCount)} väntar på ett signerat betyg.
        </Figure>
        <Figure term="Risk" ore={cards.riskOre} tone="warn">
          {inscribed(cards.riskCount)} med avbrott eller betyg som inte ersätts.
        </Figure>
      </Grid>
    </div>
  );
}

function inscribed(count: number): string {
  return counted(count, 'inskrivning', 'inskrivningar');
}

function Figure({
  term,
  ore,
  tone,
  children,
}: {
  term: string;
  ore: number;
  tone?: string;
  children: ReactNode;
}) {
  return (
    <div className="earnings-card box panel shrinks" data-tone={tone}>
      <dt>{term}</dt>
      <dd className="earnings-amount tabular">{kronor(ore)}</dd>
      <dd className="meta">{children}</dd>
    </div>
  );
}
