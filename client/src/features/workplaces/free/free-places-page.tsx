import { Link } from 'react-router-dom';
import { branchLabels } from '../../../../../domain/labels/placement';
import { freePlaceList } from '../../../../../domain/lists/free-places';
import { counted } from '../../../../../domain/numbers';
import { useListAnswer } from '../../../apollo/use-list-answer';
import { useQuery } from '../../../apollo/use-query';
import { useMunicipalityOption } from '../../../entities/municipality/use-municipalities';
import { formatPeriod } from '../../../lib/period';
import { LinkButton } from '../../../ui/button';
import { ListPage } from '../../../ui/list/list-page';
import { useList } from '../../../ui/list/use-list';
import type { TableColumn } from '../../../ui/table';
import { NoValue } from '../../../ui/table-parts/no-value';
import { FreeLine } from './free-line';
import { FreePlacesDocument, type FreePlaceRowFragment } from './free-places.generated';

const columns: readonly TableColumn<FreePlaceRowFragment, never>[] = [
  {
    key: 'name',
    header: 'Namn',
    rowHeader: true,
    cell: ({ workplace: { id, name } }) => (
      <Link to={`/apl/plats/${id}`} data-opens-row="">
        {name}
      </Link>
    ),
  },
  {
    key: 'city',
    header: 'Ort',
    cell: ({ workplace: { city }, municipality }) => city ?? municipality ?? <NoValue />,
  },
  {
    key: 'branches',
    header: 'Branscher',
    cell: ({ branches }) =>
      branches.length > 0 ? branches.map((branch) => branchLabels[branch]).join(', ') : <NoValue />,
  },
  {
    key: 'free',
    card: 'fact',
    header: 'Lediga hela perioden',
    numeric: true,
    cell: ({ free, places }) => `${free} av ${places}`,
  },
  { key: 'line', header: 'Dag för dag', cell: ({ spans }) => <FreeLine spans={spans} /> },
];

/** `/apl/platser/lediga`: free places of workplaces in a period, on a line. */
export function FreePlacesPage() {
  const list = useList(freePlaceList);
  const { filter, rows: first, view, query } = list;
  const answered = useQuery(FreePlacesDocument, {
    ...query,
    variables: { input: { ...filter, first, page: view.page } },
  });
  const answer = useListAnswer(answered, (data) => data.freePlaces);
  const { page } = answer;
  return (
    <ListPage
      state={list}
      answer={answer}
      countOf={(total) =>
        `${counted(total, 'arbetsplats', 'arbetsplatser')} med ledig plats ${page ? formatPeriod(page.from, page.to)! : ''}`
      }
      actions={<LinkButton to="/apl/platser">Alla arbetsplatser</LinkButton>}
      options={useMunicipalityOption(view)}
      memory={{ name: 'free-places', hidden: ['branches'] }}
      columns={columns}
      rowKey={({ workplace }) => workplace.id}
      noHits="Ingen arbetsplats har en ledig plats i perioden. Välj en annan period eller rensa filtret."
    />
  );
}
