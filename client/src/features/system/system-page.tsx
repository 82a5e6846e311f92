import './system.css';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header';
import { LinkRow } from '../../ui/link-row';
import { FieldSamples } from './field-samples';
import { StatusCard } from './status-card';
import { Grid } from '../../ui/layout';

interface SystemPageProps {
  rolePreview: ReactNode;
  /** Names of the pages under 'System' that the user may open. */
  pages: readonly string[];
}

/** 'TEST' (pages §15): how the system is, what a role sees, and the date fields with all their limits. */
export function SystemPage({ rolePreview, pages }: SystemPageProps) {
  return (
    <>
      <PageHeader
        title="Systemkontroll"
        lead="Systemets tillstånd, menyer per roll och datumfält att prova."
      />
      <LinkRow to="/system" label="System" className="below-4">
        {pages.join(', ')}
      </LinkRow>
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 24rem), 1fr))" align="start">
        <StatusCard />
        {rolePreview}
        <FieldSamples />
      </Grid>
    </>
  );
}
