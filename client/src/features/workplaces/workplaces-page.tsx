import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { workplaceList } from '../../../../domain/lists/workplaces';
import { counted } from '../../../../domain/numbers';
import { useListAnswer } from '../../apollo/use-list-answer';
import { useQuery } from '../../apollo/use-query';
import { useMunicipalityOptions } from '../../entities/municipality/use-municipalities';
import { Button } from '../../ui/button';
import { ListPage } from '../../ui/list/list-page';
import { useList } from '../../ui/list/use-list';
import { onDemand } from '../../ui/on-demand';
import { workplaceColumns } from './workplace-columns';
import { WorkplaceListDocument } from './workplaces.generated';

const WorkplaceDialog = onDemand(async () => (await import('./workplace-dialog')).default);

/** The register of workplaces for placements. */
export function WorkplacesPage() {
  const list = useList(workplaceList);
  const { view, open } = list;
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
      actions={add}
      options={useMunicipalityOptions(view)}
      memory={{ name: 'workplaces' }}
      columns={workplaceColumns}
      rowKey={({ id }) => id}
      empty={{ text: 'Inga arbetsplatser upplagda än.', action: add }}
    >
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
