import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { workplaceList } from '../../../../domain/lists/workplaces';
import { mayAccess } from '../../../../domain/roles';
import { counted } from '../../../../domain/numbers';
import { useListAnswer } from '../../apollo/use-list-answer';
import { useQuery } from '../../apollo/use-query';
import { ExportMenu } from '../../entities/export/export-menu';
import { useMunicipalityOptions } from '../../entities/municipality/use-municipalities';
import { useSession } from '../../lib/session/session-store';
import { Button, LinkButton } from '../../ui/button';
import { ListPage } from '../../ui/list/list-page';
import { useList } from '../../ui/list/use-list';
import { deferred, onDemand } from '../../ui/on-demand';
import { workplaceColumns } from './workplace-columns';
import { WorkplaceListDocument } from './workplaces.generated';

const Duplicates = deferred(async () => (await import('./merge/duplicates')).default);
const HoursFileDialog = onDemand(async () => (await import('./hours-file-dialog')).default);
const WorkplaceDialog = onDemand(async () => (await import('./workplace-dialog')).default);

/** The register of workplaces for placements. */
export function WorkplacesPage() {
  const list = useList(workplaceList);
  const { view, open, params } = list;
  const isAdmin = mayAccess(useSession().role, 'ADMIN');
  const navigate = useNavigate();
  const answer = useListAnswer(useQuery(WorkplaceListDocument, list.query), (data) => data.workplaces);
  const add = (
    <Button variant="primary" icon={IconPlus} onClick={() => open('ny')}>
      Ny arbetsplats
    </Button>
  );
  return (
    <ListPage
      state={list}
      answer={answer}
      countOf={(total) => counted(total, 'arbetsplats', 'arbetsplatser')}
      actions={
        <>
          <LinkButton to="/apl/platser/lediga">Lediga platser</LinkButton>
          <LinkButton to="/apl/platser/importera">Importera</LinkButton>
          {isAdmin && <ExportMenu list="workplaces" query={params} />}
          {isAdmin && <LinkButton to="/apl/platser/gallring">Gallring</LinkButton>}
          {isAdmin && <Button onClick={() => open('timmar')}>Timmar för statsbidrag</Button>}
          {add}
        </>
      }
      above={isAdmin && <Duplicates />}
      options={useMunicipalityOptions(view)}
      memory={{ name: 'workplaces' }}
      columns={workplaceColumns}
      rowKey={({ id }) => id}
      empty={{ text: 'Inga arbetsplatser upplagda än.', action: add }}
    >
      {view.open === 'timmar' && isAdmin && <HoursFileDialog onClosed={() => open(null)} />}
      {view.open === 'ny' && (
        <WorkplaceDialog
          workplace={null}
          onSaved={({ id }) => void navigate(`/apl/plats/${id}`)}
          onClosed={() => open(null)}
        />
      )}
    </ListPage>
  );
}
