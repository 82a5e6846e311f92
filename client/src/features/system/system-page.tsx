import './system.css';
import type { ReactNode } from 'react';
import { useSearch } from '../../lib/url-state/use-search';
import { PageHeader } from '../../ui/page-header';
import { Tabs, type Tab } from '../../ui/tabs';
import { FieldSamples } from './field-samples';
import { StatusCard } from './status-card';
import { Grid } from '../../ui/layout';

/** A further part of the page, which another feature shows. */
export interface SystemTab extends Tab {
  content: ReactNode;
}

interface SystemPageProps {
  rolePreview: ReactNode;
  /** Further tabs that the viewer may open. */
  more: readonly SystemTab[];
}

const own: Tab = { key: 'system', label: 'System' };

/** 'TEST' (pages §15): how the system is, what a role sees, and the date fields with all their limits. */
export function SystemPage({ rolePreview, more }: SystemPageProps) {
  const [params, changeSearch] = useSearch();
  const chosen = more.find(({ key }) => key === params.get('flik'));
  const system = (
    <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 24rem), 1fr))" align="start">
      <StatusCard />
      {rolePreview}
      <FieldSamples />
    </Grid>
  );
  return (
    <>
      <PageHeader
        title="Systemkontroll"
        lead="Systemets tillstånd, menyer per roll och datumfält att prova."
      />
      {more.length === 0 ? (
        system
      ) : (
        <Tabs
          label="Delar av sidan"
          tabs={[own, ...more]}
          current={chosen?.key ?? own.key}
          // Another part has filters of its own.
          onChoose={(key) => changeSearch(() => new URLSearchParams(key === own.key ? {} : { flik: key }))}
        >
          {chosen ? chosen.content : system}
        </Tabs>
      )}
    </>
  );
}
