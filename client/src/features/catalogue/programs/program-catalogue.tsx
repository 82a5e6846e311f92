import { useQuery } from '@apollo/client/react';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { programList } from '../../../../../domain/lists/programs';
import { ExportMenu } from '../../../entities/export/export-menu';
import { readFailure } from '../../../apollo/failure';
import { ProgramListDocument, type ProgramRowFragment } from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ListFilters } from '../../../ui/list/list-filters';
import { useList } from '../../../ui/list/use-list';
import { Message } from '../../../ui/feedback/message';
import { PageHeader } from '../../../ui/page-header';
import { Loading } from '../../../ui/feedback/skeleton';
import { ProgramCard } from './program-card';
import { Grid } from '../../../ui/layout';
import { useProgramActions } from './use-program-actions';

const ProgramDialog = lazy(() => import('./program-dialog'));

interface ProgramCatalogueProps {
  tabs: ReactNode;
  onChanged: () => void;
}

/** The programs with their rules: how many points of which part (pages §4, domain D4). */
export function ProgramCatalogue({ tabs, onChanged }: ProgramCatalogueProps) {
  const list = useList(programList);
  const { view, params, change, open } = list;
  const { data, previousData, error, refetch } = useQuery(ProgramListDocument, {
    variables: { filter: list.filter },
    fetchPolicy: 'cache-and-network',
  });
  const programs = (data ?? previousData)?.programs;
  const readAgain = () => {
    onChanged();
    refetch().catch((failed: unknown) => console.error('The programs could not be read anew.', failed));
  };
  const opened = programs?.find(({ id }) => id === view.open) ?? null;
  return (
    <>
      <PageHeader
        title="Kurser"
        lead={<span role="status">{programs ? `${programs.length} program` : ''}</span>}
        actions={
          <>
            <ExportMenu list="programs" query={params} />
            <Button
              variant="primary"
              icon={<IconPlus className="icon" size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => open('ny')}
            >
              Nytt program
            </Button>
          </>
        }
      />
      {tabs}
      <ListFilters
        state={list}
        quick={
          <Checkbox
            label={programList.filters.archived.label}
            checked={view.archived}
            onChange={(archived) => change({ archived })}
          />
        }
        bare
      />
      {error && (
        <Message tone="error" actions={<Button onClick={readAgain}>{buttons.retry}</Button>}>
          Kunde inte hämta programmen. {readFailure(error).message}
        </Message>
      )}
      {!programs && !error && <Loading text="Laddar program..." lines={6} />}
      {programs && (
        <Programs programs={programs} searched={view.q !== ''} onOpen={open} onChanged={readAgain} />
      )}
      <Suspense>
        {(view.open === 'ny' || opened) && (
          <ProgramDialog key={view.open} program={opened} onSaved={readAgain} onClosed={() => open(null)} />
        )}
      </Suspense>
    </>
  );
}

interface ProgramsProps {
  programs: readonly ProgramRowFragment[];
  searched: boolean;
  onOpen: (id: string) => void;
  onChanged: () => void;
}

function Programs({ programs, searched, onOpen, onChanged }: ProgramsProps) {
  const actions = useProgramActions(onChanged);
  if (programs.length === 0)
    return (
      <EmptyState
        text={searched ? 'Inga program matchar sökningen.' : 'Inga program upplagda än.'}
        action={<Button onClick={() => onOpen('ny')}>Nytt program</Button>}
      />
    );
  return (
    <Grid gap="4" columns="repeat(auto-fill, minmax(min(100%, 24rem), 1fr))" align="start">
      {programs.map((program) => (
        <ProgramCard key={program.id} program={program} onEdit={() => onOpen(program.id)} actions={actions} />
      ))}
    </Grid>
  );
}
