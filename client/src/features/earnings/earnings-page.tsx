import './earnings.css';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { ExportMenu } from '../../entities/export/export-menu';
import { useUrlState } from '../../lib/url-state/use-url-state';
import { Button } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { exportQuery, readView, sections, writeView, type EarningsView, type Section } from './earnings-url';
import { OverviewTab } from './overview/overview-tab';
import { Loading } from '../../ui/feedback/skeleton';
import { Row } from '../../ui/layout';
import { deferred, onDemand } from '../../ui/on-demand';

const waiting = <Loading text="Laddar…" lines={8} />;
const PriceListsTab = deferred(async () => (await import('./prices/price-lists-tab')).PriceListsTab, {
  waiting,
});
const FreezesTab = deferred(async () => (await import('./freezes/freezes-tab')).FreezesTab, { waiting });
const CorrectionsTab = deferred(async () => (await import('./freezes/corrections-tab')).CorrectionsTab, {
  waiting,
});
const ExamFeesTab = deferred(async () => (await import('./exam-fees-tab')).ExamFeesTab, { waiting });
const FreezeDialog = onDemand(async () => (await import('./freezes/freeze-dialog')).FreezeDialog);

const names: Record<Section, string> = {
  oversikt: 'Översikt',
  prislistor: 'Prislistor',
  frysningar: 'Frysningar',
  korrigeringar: 'Korrigeringar',
  provningsavgifter: 'Prövningsavgifter',
};

/** What the municipalities owe, from price list to invoice (pages §13; domain D11). */
export function EarningsPage() {
  const { view, change } = useUrlState(readView, writeView);
  const freeze = () => change({ freezing: 'ja' });
  return (
    <>
      <PageHeader
        title="Intäkter"
        lead="Vad som är upparbetat, vad som kan faktureras och vad som återstår."
        actions={
          <>
            {view.section === 'oversikt' && <ExportMenu list="earnings" query={exportQuery(view)} />}
            <Button variant="primary" icon={IconLock} onClick={freeze}>
              Frys period
            </Button>
          </>
        }
      />
      <Sections view={view} />
      {view.section === 'oversikt' && <OverviewTab view={view} onChange={change} />}
      {view.section === 'prislistor' && <PriceListsTab />}
      {view.section === 'frysningar' && <FreezesTab view={view} onFreeze={freeze} />}
      {view.section === 'korrigeringar' && <CorrectionsTab />}
      {view.section === 'provningsavgifter' && <ExamFeesTab view={view} onChange={change} />}
      {view.freezing && (
        <FreezeDialog
          month={view.freezing === 'ja' ? null : view.freezing}
          // Back does not open the box again.
          onClose={() => change({ freezing: null }, { replace: true })}
          // Its customers are chosen there, to be exported and invoiced.
          onFrozen={(month) =>
            change(
              { freezing: null, section: 'frysningar', invoicing: month, municipality: null },
              { replace: true },
            )
          }
        />
      )}
    </>
  );
}

function Sections({ view }: { view: EarningsView }) {
  return (
    <Row as="nav" gap="1" align="stretch" className="link-tabs no-print" aria-label="Delar av intäkterna">
      {sections.map((section) => (
        <Link
          key={section}
          to={{ search: writeView({ ...view, section, invoicing: null, page: 1 }).toString() }}
          aria-current={view.section === section ? 'page' : undefined}
        >
          {names[section]}
        </Link>
      ))}
    </Row>
  );
}
