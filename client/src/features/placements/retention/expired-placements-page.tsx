import { Link } from 'react-router-dom';
import { placementStateLabels } from '../../../../../domain/labels/placement';
import { expiredPlacementList } from '../../../../../domain/lists/placements';
import { counted, formatNumber } from '../../../../../domain/numbers';
import { PLACEMENT_RETENTION_YEARS } from '../../../../../domain/placements/retention';
import { useListAnswer } from '../../../apollo/use-list-answer';
import { useQuery } from '../../../apollo/use-query';
import { formatDate } from '../../../lib/dates';
import { Button, LinkButton } from '../../../ui/button';
import { ListPage } from '../../../ui/list/list-page';
import { SelectionBar } from '../../../ui/list/selection-bar';
import { useList } from '../../../ui/list/use-list';
import { useSelectedRows } from '../../../ui/list/use-selected-rows';
import type { TableColumn } from '../../../ui/table';
import { ExpiredPlacementsDocument, type ExpiredPlacementRowFragment } from './expired-placements.generated';
import { useErasePlacements } from './use-erase-placements';

const columns: readonly TableColumn<ExpiredPlacementRowFragment, never>[] = [
  {
    key: 'student',
    header: 'Elev',
    rowHeader: true,
    cell: ({ studentId, studentName }) => (
      <Link to={`/student/${studentId}`} data-opens-row="">
        {studentName}
      </Link>
    ),
  },
  { key: 'workplace', header: 'Arbetsplats', cell: ({ workplace }) => workplace },
  { key: 'endDate', header: 'Slutade', cell: ({ endDate }) => formatDate(endDate) },
  { key: 'state', header: 'Status', cell: ({ state }) => placementStateLabels[state] },
  { key: 'hours', header: 'Timmar', numeric: true, cell: ({ hours }) => formatNumber(hours, 2) },
];

/** `/apl/platser/gallring`: placements that ended more than five years ago, to be erased if an administrator decides so. */
export function ExpiredPlacementsPage() {
  const list = useList(expiredPlacementList);
  const { first, page } = list.query.variables.input;
  const answer = useListAnswer(
    useQuery(ExpiredPlacementsDocument, { ...list.query, variables: { input: { first, page } } }),
    (data) => data.expiredPlacements,
  );
  const selection = useSelectedRows('');
  const { erase, busy } = useErasePlacements();
  const eraseChosen = async () => {
    if (!(await erase(selection.ids))) return;
    selection.clear();
    answer.readAgain();
  };
  return (
    <ListPage
      state={list}
      answer={answer}
      countOf={(total) => `${counted(total, 'placering', 'placeringar')} att gallra`}
      actions={<LinkButton to="/apl/platser">Alla arbetsplatser</LinkButton>}
      columns={columns}
      rowKey={({ id }) => id}
      selection={{
        rows: selection,
        label: ({ studentName, workplace }) => `Välj ${studentName}, ${workplace}`,
      }}
      bulk={
        selection.ids.size > 0 && (
          <SelectionBar
            label="Valda placeringar"
            text={counted(selection.ids.size, 'placering vald', 'placeringar valda')}
            onClear={selection.clear}
          >
            <Button size="sm" variant="danger" busy={busy} onClick={() => void eraseChosen()}>
              Gallra
            </Button>
          </SelectionBar>
        )
      }
      empty={{ text: `Ingen placering slutade för mer än ${PLACEMENT_RETENTION_YEARS} år sedan.` }}
    />
  );
}
