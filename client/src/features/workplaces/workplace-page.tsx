import { useState, type ComponentType } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { branchLabels } from '../../../../domain/labels/placement';
import { mayAccess } from '../../../../domain/roles';
import { readFailure } from '../../apollo/failure';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { freePlacesText } from '../../entities/workplace/free-places';
import { MapLink } from '../../entities/workplace/map-link';
import { WorkplaceStateBadge } from '../../entities/workplace/workplace-state-badge';
import { formatDate } from '../../lib/dates';
import { useSession } from '../../lib/session/session-store';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { DescriptionList } from '../../ui/description-list';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Message } from '../../ui/feedback/message';
import { Loading } from '../../ui/feedback/skeleton';
import { Grid, Row } from '../../ui/layout';
import { deferred, onDemand } from '../../ui/on-demand';
import { DotsMenu } from '../../ui/overlays/dots-menu';
import { PageHeader } from '../../ui/page-header';
import { SupervisorsCard } from './supervisors/supervisors-card';
import { useWorkplaceActions } from './use-workplace-actions';
import { workplaceLabels } from './workplace-draft';
import { WorkplaceDocument, type WorkplaceRecordFragment } from './workplaces.generated';

const AgreementsCard = deferred(async () => (await import('./agreements/agreements-card')).default);
const ContactsCard = deferred(async () => (await import('./contacts/contacts-card')).default);
const WorkplaceDialog = onDemand(async () => (await import('./workplace-dialog')).default);
const StateDialog = onDemand(async () => (await import('./state-dialog')).default);
const MergeDialog = onDemand(async () => (await import('./merge/merge-dialog')).default);

interface WorkplacePageProps {
  /** The placements at the workplace; `app/` hands them in. */
  Placements: ComponentType<{ workplaceId: string }>;
}

/** `/apl/plats/{id}`: a workplace with its supervisors and placements. */
export function WorkplacePage({ Placements }: WorkplacePageProps) {
  const { id = '' } = useParams();
  const { data, error, loading, refetch } = useQuery(WorkplaceDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const workplace = data?.workplace;
  const code = error && !loading ? readFailure(error).code : null;
  const isMissing = code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
  return (
    <>
      <PageHeader
        title={workplace?.name ?? 'Arbetsplats'}
        tab={workplace?.name}
        lead={
          workplace && (
            <Row as="span" gap="1 2">
              <WorkplaceStateBadge state={workplace.state} />
              <span className="tabular">{freeText(workplace)}</span>
            </Row>
          )
        }
        actions={workplace && <Actions workplace={workplace} />}
      />
      {workplace ? (
        <Grid gap="4" align="start" columns="repeat(auto-fit, minmax(min(100%, 22rem), 1fr))">
          <Grid gap="4" columns="minmax(0, 1fr)">
            <Facts workplace={workplace} />
            <AgreementsCard workplace={workplace} />
            <ContactsCard workplaceId={id} />
          </Grid>
          <Grid gap="4" columns="minmax(0, 1fr)">
            <Card title="Placeringar">
              <Placements workplaceId={id} />
            </Card>
            <SupervisorsCard workplace={workplace} />
          </Grid>
        </Grid>
      ) : loading ? (
        <Loading text="Laddar arbetsplatsen…" lines={6} />
      ) : isMissing ? (
        <EmptyState
          text="Arbetsplatsen finns inte."
          action={<LinkButton to="/apl/platser">Till arbetsplatserna</LinkButton>}
        />
      ) : (
        <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta arbetsplatsen." />
      )}
    </>
  );
}

const freeText = (workplace: WorkplaceRecordFragment): string =>
  workplace.state === 'ACTIVE' ? freePlacesText(workplace) : 'Tar inte emot elever';

type Open = 'edit' | 'state' | 'merge' | null;

function Actions({ workplace }: { workplace: WorkplaceRecordFragment }) {
  const [open, setOpen] = useState<Open>(null);
  const navigate = useNavigate();
  const { remove } = useWorkplaceActions(() => void navigate('/apl/platser'));
  const isAdmin = mayAccess(useSession().role, 'ADMIN');
  const close = () => setOpen(null);
  return (
    <>
      <Button className="no-print" onClick={() => setOpen('edit')}>
        Redigera
      </Button>
      <Button className="no-print" onClick={() => setOpen('state')}>
        Ändra status
      </Button>
      {isAdmin && (
        <DotsMenu
          label={`Åtgärder för ${workplace.name}`}
          items={() => [
            { key: 'merge', label: 'Slå ihop med en annan…', onSelect: () => setOpen('merge') },
            { key: 'delete', label: 'Ta bort', danger: true, onSelect: () => void remove(workplace) },
          ]}
        />
      )}
      {open === 'edit' && <WorkplaceDialog workplace={workplace} onSaved={close} onClosed={close} />}
      {open === 'merge' && <MergeDialog into={workplace} from={null} onClosed={close} />}
      {open === 'state' && <StateDialog workplace={workplace} onClosed={close} />}
    </>
  );
}

function Facts({ workplace }: { workplace: WorkplaceRecordFragment }) {
  const { street, postalCode, city, contactName, contactPhone, contactEmail, state, stateReason } = workplace;
  const address = [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <Card title="Uppgifter">
      <div className="stack">
        {state !== 'ACTIVE' && stateReason && (
          <Message tone="warning" live={false}>
            {stateReason}
          </Message>
        )}
        <DescriptionList
          items={[
            {
              term: 'Adress',
              value: address && <MapLink address={address} />,
            },
            { term: workplaceLabels.municipality, value: workplace.municipality },
            {
              term: workplaceLabels.branches,
              value: workplace.branches.map((branch) => branchLabels[branch]).join(', '),
            },
            { term: workplaceLabels.unit, value: workplace.unit },
            { term: workplaceLabels.organisationNumber, value: workplace.organisationNumber },
            { term: workplaceLabels.contactName, value: contactName },
            { term: workplaceLabels.contactPhone, value: phoneLink(contactPhone) },
            {
              term: workplaceLabels.contactEmail,
              value: contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>,
            },
            {
              term: workplaceLabels.riskAssessedOn,
              value: workplace.riskAssessedOn && formatDate(workplace.riskAssessedOn),
            },
            { term: workplaceLabels.note, value: workplace.note },
          ]}
        />
      </div>
    </Card>
  );
}

const phoneLink = (phone: string | null) =>
  phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>;
