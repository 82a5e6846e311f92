import { useState } from 'react';
import type { Branch } from '../../../../../domain/generated';
import { branchLabels } from '../../../../../domain/labels/placement';
import { counted } from '../../../../../domain/numbers';
import { optionsOf } from '../../../../../domain/options';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { useQuery } from '../../../apollo/use-query';
import { today } from '../../../lib/dates';
import { formatPeriod } from '../../../lib/period';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Loading } from '../../../ui/feedback/skeleton';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { Grid, Row, Stack } from '../../../ui/layout';
import { Dialog } from '../../../ui/overlays/dialog';
import { PlaceProposalsDocument, type PlaceProposalsQuery } from './proposals.generated';

export type PlaceProposal = PlaceProposalsQuery['proposePlaces']['proposals'][number];

interface ProposalsDialogProps {
  student: { id: string; name: string };
  /** Plans a placement at the place. */
  onChosen: (proposal: PlaceProposal) => void;
  onClosed: () => void;
}

const branches = optionsOf(branchLabels);

/** 'Föreslå plats': free places for a student, ranked, with the reasons. The user chooses one to plan. */
export default function ProposalsDialog({ student, onChosen, onClosed }: ProposalsDialogProps) {
  const [opened, setOpened] = useState(true);
  const [branch, setBranch] = useState<Branch | null>(null);
  const [period, setPeriod] = useState<ChosenPeriod>({ startDate: null, endDate: null });
  const { data, previousData, error, loading, refetch } = useQuery(PlaceProposalsDocument, {
    variables: { studentId: student.id, branch, ...period },
    fetchPolicy: 'network-only',
  });
  const found = (data ?? (loading ? previousData : undefined))?.proposePlaces;
  const close = () => setOpened(false);
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      title={`Föreslå plats för ${student.name}`}
      footer={<Button onClick={close}>{buttons.cancel}</Button>}
    >
      <Stack gap="4">
        <Select
          label="Bransch"
          placeholder={found ? `Elevens: ${namesOf(found.branches) || 'okänd'}` : 'Elevens'}
          options={branches}
          value={branch}
          onChange={(chosen) => setBranch(chosen as Branch | null)}
        />
        <PeriodFields period={period} onChange={setPeriod} />
        {!found && loading && <Loading text="Letar lediga platser…" lines={6} />}
        {!found && !loading && (
          <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta förslagen." />
        )}
        {found && (
          <>
            <p className="meta">{`${found.basis} ${formatPeriod(found.startDate, found.endDate)!}.`}</p>
            {found.proposals.length === 0 ? (
              <EmptyState text="Ingen arbetsplats har en ledig plats det närmaste halvåret." />
            ) : (
              <Grid as="ol" gap="3">
                {found.proposals.map((proposal) => (
                  <Proposal key={proposal.workplace.id} proposal={proposal} onChosen={onChosen} />
                ))}
              </Grid>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface ChosenPeriod {
  startDate: string | null;
  endDate: string | null;
}

/** The days to look in; what is not chosen follows from the hours that are left. */
function PeriodFields({
  period,
  onChange,
}: {
  period: ChosenPeriod;
  onChange: (period: ChosenPeriod) => void;
}) {
  const { startDate, endDate } = period;
  const first = today();
  return (
    <Grid gap="3" columns="repeat(auto-fit, minmax(min(100%, 11rem), 1fr))">
      <DateField
        label="Från och med"
        min={first}
        value={startDate}
        onChange={(chosen, valid) => valid && onChange({ startDate: chosen, endDate: null })}
      />
      <DateField
        label="Till och med"
        min={startDate ?? first}
        value={endDate}
        onChange={(chosen, valid) => valid && onChange({ ...period, endDate: chosen })}
      />
    </Grid>
  );
}

const namesOf = (chosen: readonly Branch[]): string => chosen.map((one) => branchLabels[one]).join(', ');

interface ProposalProps {
  proposal: PlaceProposal;
  onChosen: (proposal: PlaceProposal) => void;
}

function Proposal({ proposal, onChosen }: ProposalProps) {
  const { workplace, startDate, endDate, free, reasons } = proposal;
  return (
    <Row as="li" justify="space-between" align="start" gap="2" nowrap>
      <span>
        <span className="strong">{[workplace.name, workplace.city].filter(Boolean).join(', ')}</span>
        <br />
        {`${formatPeriod(startDate, endDate)!}, ${counted(free, 'ledig plats', 'lediga platser')}`}
        <br />
        <span className="meta">{reasons.join(' · ')}</span>
      </span>
      <Button size="sm" aria-label={`Planera på ${workplace.name}`} onClick={() => onChosen(proposal)}>
        Planera
      </Button>
    </Row>
  );
}
