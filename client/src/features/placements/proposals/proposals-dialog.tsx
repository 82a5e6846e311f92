import { useState } from 'react';
import type { Branch } from '../../../../../domain/generated';
import { branchLabels } from '../../../../../domain/labels/placement';
import { counted } from '../../../../../domain/numbers';
import { optionsOf } from '../../../../../domain/options';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { useQuery } from '../../../apollo/use-query';
import { formatPeriod } from '../../../lib/period';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Loading } from '../../../ui/feedback/skeleton';
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
  const { data, previousData, error, loading, refetch } = useQuery(PlaceProposalsDocument, {
    variables: { studentId: student.id, branch },
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
