import './course-matching.css';
import { IconHistory, IconPlus, IconWand } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { needList } from '../../../../domain/lists/course-matching';
import { useListAnswer } from '../../apollo/use-list-answer';
import { useQuery } from '../../apollo/use-query';
import { ExportMenu } from '../../entities/export/export-menu';
import { CourseMatchingDocument } from './course-matching.generated';
import { choiceIn } from '../../lib/url-state/url-values';
import { useSearch } from '../../lib/url-state/use-search';
import { useList, type ListState } from '../../ui/list/use-list';
import { Button } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { useUnsavedGuard } from '../../ui/overlays/use-unsaved-guard';
import { metricText } from './match-texts';
import { NeedsTab } from './needs/needs-tab';
import { useMatchActions } from './use-match-actions';
import { usePicks } from './needs/use-picks';
import { Row } from '../../ui/layout';
import { deferred, onDemand } from '../../ui/on-demand';

const MatchedTab = deferred(async () => (await import('./matched-tab')).default);
const NamesTab = deferred(async () => (await import('./names/names-tab')).default);
const SafeDialog = onDemand(async () => (await import('./needs/safe-dialog')).default);
const RecentDialog = onDemand(async () => (await import('./recent-dialog')).default);
const WishDialog = onDemand(async () => (await import('./needs/wish-dialog')).default);

type MatchTab = 'behov' | 'matchade' | 'namn';
type Box = 'safe' | 'recent' | 'wish';

const tabs: readonly { name: MatchTab; label: string; search: string }[] = [
  { name: 'behov', label: 'Väntar på kurs', search: '' },
  { name: 'matchade', label: 'Matchade', search: '?flik=matchade' },
  { name: 'namn', label: 'Namnmatchning', search: '?flik=namn' },
];

/** Students who need a course, and where there is a seat for them (pages §7). */
export function CourseMatchingPage() {
  const list = useList(needList);
  const [params] = useSearch();
  const tab = choiceIn(params, 'flik', ['matchade', 'namn']) ?? 'behov';
  const answer = useNeeds(list);
  const { page, outdated, readAgain } = answer;
  const actions = useMatchActions(readAgain);
  const picks = usePicks();
  useUnsavedGuard(picks.list.length > 0, {
    question: 'Det du har valt är inte matchat än. Vill du lämna sidan ändå?',
    stayLabel: 'Stanna kvar',
    leaveLabel: 'Lämna sidan',
  });
  const [box, setBox] = useState<Box | null>(null);
  const close = () => setBox(null);
  return (
    // On a phone the list of needs folds the less common actions away.
    <div className={tab === 'behov' ? 'matching-page folds list-page' : 'matching-page'}>
      <PageHeader
        title="Kursmatchning"
        lead={
          <span role="status" className="tabular">
            {page && !outdated ? metricText(page.counts) : ''}
          </span>
        }
        actions={
          <>
            <MatchingButtons safe={page?.counts.safe ?? 0} onOpen={setBox} />
            {tab === 'behov' && <ExportMenu students list="course-matching" query={params} />}
          </>
        }
      />
      <Row as="nav" gap="1" align="stretch" className="matching-tabs link-tabs" aria-label="Kursmatchning">
        {tabs.map(({ name, label, search }) => (
          <Link key={name} to={{ search }} aria-current={name === tab ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </Row>
      {tab === 'behov' ? (
        <NeedsTab {...{ list, answer, actions, picks }} />
      ) : (
        <>{tab === 'matchade' ? <MatchedTab actions={actions} /> : <NamesTab onResolved={readAgain} />}</>
      )}
      {box === 'safe' && (
        <SafeDialog filter={list.filter} actions={actions} onChanged={readAgain} onClosed={close} />
      )}
      {box === 'recent' && <RecentDialog actions={actions} onClosed={close} />}
      {box === 'wish' && <WishDialog onAdded={readAgain} onClosed={close} />}
    </div>
  );
}

function MatchingButtons({ safe, onOpen }: { safe: number; onOpen: (box: Box) => void }) {
  return (
    <>
      <Button variant="primary" disabled={safe === 0} icon={IconWand} onClick={() => onOpen('safe')}>
        Matcha alla säkra
      </Button>
      <Button icon={IconHistory} onClick={() => onOpen('recent')}>
        Ångra senaste
      </Button>
      <Button icon={IconPlus} onClick={() => onOpen('wish')}>
        Nytt önskemål
      </Button>
    </>
  );
}

/** A page of needs; a refetch also updates the matched students and the courses without an instance. */
function useNeeds(list: ListState<typeof needList>) {
  const asked = useQuery(CourseMatchingDocument, list.query);
  const answer = useListAnswer(asked, (data) => data.courseMatching);
  const { client } = asked;
  const readNeeds = answer.readAgain;
  const readAgain = useCallback(() => {
    readNeeds();
    client
      .refetchQueries({
        updateCache: (cache) => {
          cache.evict({ fieldName: 'matchedEntries' });
          cache.evict({ fieldName: 'unmatchedCourses' });
        },
      })
      .catch((failed: unknown) => console.error('Who is matched could not be read again.', failed));
  }, [client, readNeeds]);
  return { ...answer, readAgain };
}
