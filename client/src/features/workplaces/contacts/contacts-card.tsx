import { useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { workplaceContactKindLabels } from '../../../../../domain/labels/placement';
import { workplaceContactList } from '../../../../../domain/lists/workplace-contacts';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { attempt } from '../../../apollo/feedback/notify-failure';
import { refetchQueries } from '../../../apollo/refetch-queries';
import { useQuery } from '../../../apollo/use-query';
import { formatDate } from '../../../lib/dates';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Loading } from '../../../ui/feedback/skeleton';
import { notify } from '../../../ui/feedback/toast-store';
import { Grid, Row } from '../../../ui/layout';
import { Pagination } from '../../../ui/list/pagination';
import { onDemand } from '../../../ui/on-demand';
import { confirm } from '../../../ui/overlays/confirm-store';
import { DotsMenu } from '../../../ui/overlays/dots-menu';
import {
  RemoveWorkplaceContactDocument,
  WorkplaceContactsDocument,
  type ContactEntryFragment,
} from './contacts.generated';

const ContactDialog = onDemand(async () => (await import('./contact-dialog')).default);

/** The log of contacts with a workplace, the latest first. */
export default function ContactsCard({ workplaceId }: { workplaceId: string }) {
  const [opened, setOpened] = useState<ContactEntryFragment | 'new' | null>(null);
  const [page, setPage] = useState(1);
  const first = workplaceContactList.paging!.usual;
  const { data, previousData, error, loading, refetch } = useQuery(WorkplaceContactsDocument, {
    variables: { input: { workplaceId, first, page } },
    fetchPolicy: 'cache-and-network',
  });
  const contacts = (data ?? previousData)?.workplaceContacts;
  const pageCount = Math.max(1, Math.ceil((contacts?.totalCount ?? 0) / first));
  // The only contact of the last page has been removed.
  if (data && page > pageCount) setPage(pageCount);
  return (
    <Card
      title="Kontakter"
      actions={
        <Button size="sm" className="no-print" onClick={() => setOpened('new')}>
          Ny kontakt
        </Button>
      }
    >
      {!contacts && loading && <Loading text="Laddar kontakterna…" lines={2} />}
      {!contacts && !loading && (
        <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta kontakterna." />
      )}
      {contacts?.totalCount === 0 && <EmptyState text="Inga kontakter antecknade än." />}
      {contacts && contacts.totalCount > 0 && (
        <Grid gap="3" columns="minmax(0, 1fr)">
          <Grid as="ul" gap="3" columns="minmax(0, 1fr)">
            {contacts.nodes.map((contact) => (
              <Contact key={contact.id} contact={contact} onEdit={() => setOpened(contact)} />
            ))}
          </Grid>
          <Pagination page={page} pageCount={pageCount} onPage={setPage} label="Kontakternas sidor" />
        </Grid>
      )}
      {opened && (
        <ContactDialog
          workplaceId={workplaceId}
          contact={opened === 'new' ? null : opened}
          onClosed={() => setOpened(null)}
        />
      )}
    </Card>
  );
}

function Contact({ contact, onEdit }: { contact: ContactEntryFragment; onEdit: () => void }) {
  const { id, contactedOn, kind, withWhom, note, createdBy, viewerMayEdit, viewerMayRemove } = contact;
  const client = useApolloClient();
  const [removeContact] = useMutation(RemoveWorkplaceContactDocument);
  const remove = async () => {
    if (!(await confirm({ question: 'Vill du ta bort kontakten?', confirmLabel: buttons.remove }))) return;
    await attempt('Kunde inte ta bort kontakten', async () => {
      await removeContact({ variables: { input: { id } } });
      notify.success('Kontakten är borttagen');
      await refetchQueries(client, [WorkplaceContactsDocument]);
    });
  };
  return (
    <Row as="li" justify="space-between" align="start" nowrap>
      <div className="breaks">
        <p className="meta">
          {[
            formatDate(contactedOn),
            workplaceContactKindLabels[kind],
            withWhom && `med ${withWhom}`,
            `av ${createdBy}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="as-typed">{note}</p>
      </div>
      {viewerMayRemove && (
        <DotsMenu
          label={`Åtgärder för kontakten ${formatDate(contactedOn)}`}
          size="sm"
          items={() => [
            ...(viewerMayEdit ? [{ key: 'edit', label: 'Redigera', onSelect: onEdit }] : []),
            { key: 'remove', label: buttons.remove, danger: true, onSelect: () => void remove() },
          ]}
        />
      )}
    </Row>
  );
}
