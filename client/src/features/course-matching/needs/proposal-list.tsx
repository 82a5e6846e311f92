import { Link } from 'react-router-dom';
import { counted } from '../../../../../domain/numbers';
import { matchReasonLabels } from '../../../../../domain/labels/enrollment';
import type { MatchNeedFieldsFragment } from '../course-matching.generated';
import { formatDate } from '../../../lib/dates';
import { formatPeriod } from '../../../lib/period';
import { Badge } from '../../../ui/badge';
import { Button, LinkButton } from '../../../ui/button';
import { courseCodeText } from '../../../ui/course-code';
import { fitText, warningReasons } from '../match-texts';
import type { MatchActions } from '../use-match-actions';
import type { Picks, Proposal } from './use-picks';
import { Grid, Row } from '../../../ui/layout';
import { WholeDates } from '../../../ui/text/whole-dates';

interface ProposalListProps {
  need: MatchNeedFieldsFragment | undefined;
  picks: Picks;
  actions: MatchActions;
  onPicked: () => void;
}

/** What could take the student, best first, and why; full ones are shown but cannot be chosen. */
export function ProposalList({ need, picks, actions, onPicked }: ProposalListProps) {
  return (
    <Grid
      as="section"
      gap="3"
      columns="minmax(0, 1fr)"
      className="matching-column box panel"
      aria-labelledby="matching-proposals"
    >
      <h2 id="matching-proposals">Förslag</h2>
      {need && (
        <>
          <Grid as="p" gap="1" className="breaks">
            <Link to={`/student/${need.studentId}`}>{need.student}</Link>
            <span className="meta">{need.wanted}</span>
          </Grid>
          {need.proposals.length === 0 && <NoProposal need={need} />}
          <Grid as="ol" gap="2" columns="minmax(0, 1fr)" className="matching-list">
            {need.proposals.map((proposal) => (
              <ProposalCard
                key={proposal.instanceId}
                proposal={proposal}
                earliestOn={need.earliestOn}
                isPicked={picks.of(need.key)?.proposal.instanceId === proposal.instanceId}
                onPick={() => {
                  picks.choose(need, proposal);
                  onPicked();
                }}
              />
            ))}
          </Grid>
          <div>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => void actions.skip([need.key], need.state !== 'SKIPPED')}
            >
              {need.state === 'SKIPPED' ? 'Ta upp igen' : 'Hoppa över'}
            </Button>
          </div>
        </>
      )}
    </Grid>
  );
}

function NoProposal({ need }: { need: MatchNeedFieldsFragment }) {
  if (need.courses.length === 0) {
    return (
      <div className="stack">
        <p>Ingen kurs heter så i katalogen. Säg vilken som menas, så blir önskemålet ett behov.</p>
        <div>
          <LinkButton size="sm" to={{ search: `?flik=namn&q=${encodeURIComponent(need.wanted)}` }}>
            Till namnmatchning
          </LinkButton>
        </div>
      </div>
    );
  }
  return <p>Inget kommande tillfälle har kursen. Markera eleverna i listan och skapa ett nytt tillfälle.</p>;
}

interface ProposalCardProps {
  proposal: Proposal;
  earliestOn: string | null;
  isPicked: boolean;
  onPick: () => void;
}

function ProposalCard({ proposal, earliestOn, isPicked, onPick }: ProposalCardProps) {
  const { course, name, startDate, endDate, pacePercent, teacher, seatsLeft, reasons, isOpen } = proposal;
  const label = `${course.name}, start ${startDate ? formatDate(startDate) : 'ej satt'}`;
  const place = proposal.location ?? proposal.municipality;
  return (
    <Grid
      as="li"
      gap="2"
      className="matching-proposal inset"
      data-closed={!isOpen || undefined}
      data-picked={isPicked || undefined}
    >
      <Row as="span" gap="1 3" justify="space-between">
        <Link className="name-bold" to={`/education/${proposal.instanceId}`}>
          {name === course.name ? course.name : `${course.name}: ${name}`}
        </Link>
        <span className="matching-score">{fitText(proposal, earliestOn)}</span>
      </Row>
      <span className="meta tabular">
        <WholeDates
          text={[
            courseCodeText(course.code, course.equivalents),
            formatPeriod(startDate, endDate),
            `${pacePercent} %`,
            place,
            teacher ?? 'utan lärare',
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      </span>
      <Row as="span" gap="1 3" justify="space-between">
        <span className="tabular">
          {seatsLeft === null
            ? 'Obegränsat antal platser'
            : counted(Math.max(0, seatsLeft), 'ledig plats', 'lediga platser')}
        </span>
        <Button
          size="sm"
          variant={isPicked ? 'soft' : 'secondary'}
          disabled={!isOpen}
          aria-pressed={isPicked}
          aria-label={`Välj ${label}`}
          onClick={onPick}
        >
          {isPicked ? 'Valt' : isOpen ? 'Välj' : 'Går inte att välja'}
        </Button>
      </Row>
      <Row as="span" gap="1" align="stretch">
        {reasons.map((reason) => (
          <Badge key={reason} tone={warningReasons.has(reason) ? 'warn' : 'neutral'}>
            {matchReasonLabels[reason]}
          </Badge>
        ))}
      </Row>
    </Grid>
  );
}
