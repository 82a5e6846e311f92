import { IconPlus } from '@tabler/icons-react';
import { type ReactNode } from 'react';
import { programList } from '../../../../../domain/lists/catalogue/programs';
import { useQuery } from '../../../apollo/use-query';
import { ExportMenu } from '../../../entities/export/export-menu';
import { useSavedViews } from '../../../entities/saved-view/use-saved-views';
import { useListAnswer } from '../../../apollo/use-list-answer';
import { ProgramListDocument } from '../catalogue.generated';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { ListPage } from '../../../ui/list/list-page';
import { useList } from '../../../ui/list/use-list';
import { ProgramCard } from './program-card';
import { Grid } from '../../../ui/layout';
import { useProgramActions } from './use-program-actions';
import { onDemand } from '../../../ui/on-demand';

const ProgramDialog = onDemand(async () => (await import('./program-dialog')).default);

/** The programs with their rules: how many points of which part (pages §4, domain D4). */
export function ProgramCatalogue({ tabs, onChanged }: { tabs: ReactNode; onChanged: () => void }) {
  const list = useList(programList);
  const { view, params, change, open } = list;
  const answer = useListAnswer(
    useQuery(ProgramListDocument, { variables: { filter: list.filter }, fetchPolicy: 'cache-and-network' }),
    ({ programs }) => ({
      nodes: programs,
      totalCount: programs.length,
    }),
  );
  const readAgain = () => {
    onChanged();
    answer.readAgain();
  };
  const opened = answer.page?.nodes.find(({ id }) => id === view.open) ?? null;
  const actions = useProgramActions(readAgain);
  const addNew = () => open('ny');
  return (
    <ListPage
      state={list}
      useViews={useSavedViews}
      answer={{ ...answer, readAgain }}
      countOf={(total) => `${total} program`}
      actions={<Actions params={params} onNew={addNew} />}
      above={tabs}
      quick={
        <Checkbox
          label={programList.filters.archived.label}
          checked={view.archived}
          onChange={(archived) => change({ archived })}
        />
      }
      bare
      memory={{ name: 'programs' }}
      nothing="EMPTY"
      empty={{
        text: view.q ? 'Inga program matchar sökningen.' : 'Inga program upplagda än.',
        action: view.q ? (
          <Button onClick={list.clear}>Rensa filter</Button>
        ) : (
          <Button onClick={addNew}>Nytt program</Button>
        ),
      }}
      picture={({ nodes }) => (
        <Grid gap="4" columns="repeat(auto-fill, minmax(min(100%, 24rem), 1fr))" align="start">
          {nodes.map((program) => (
            <ProgramCard
              key={program.id}
              program={program}
              onEdit={() => open(program.id)}
              actions={actions}
            />
          ))}
        </Grid>
      )}
    >
      {(view.open === 'ny' || opened) && (
        <ProgramDialog key={view.open} program={opened} onSaved={readAgain} onClosed={() => open(null)} />
      )}
    </ListPage>
  );
}

function Actions({ params, onNew }: { params: URLSearchParams; onNew: () => void }) {
  return (
    <>
      <ExportMenu list="programs" query={params} />
      <Button variant="primary" icon={IconPlus} onClick={onNew}>
        Nytt program
      </Button>
    </>
  );
}
