import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { AttentionKind } from '../../../../domain/generated';
import { attentionKindLabels } from '../../../../domain/labels/education';
import type { EducationOverviewPageQuery } from './catalogue.generated';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Grid, Row } from '../../ui/layout';
import { WholeDates } from '../../ui/text/whole-dates';
import { sign } from '../../ui/text/sign';

/** From then on a course begins by Gy25 (domain D2). */
const GY25_BEGINS = '2025-07-01';

/** Explanations of headings that are not self-explanatory. */
const meanings: Partial<Record<AttentionKind, string>> = {
  UNKNOWN_CODE: 'Koden kan vara okänd i Skolverkets register.',
};

/** Where each kind is mended. */
const places: Record<AttentionKind, { to: string; label: string }> = {
  WITHOUT_TEACHER: { to: '/course-instances?larare=saknas', label: 'Visa tillfällena' },
  UNKNOWN_CODE: { to: '/programsandcourses?okandKod=ja', label: 'Visa kurserna' },
  GY11_STARTED_LATE: { to: `/course-instances?fran=${GY25_BEGINS}`, label: 'Visa tillfällena' },
  POINTS_DIFFER: { to: '/programsandpackages?avviker=ja', label: 'Visa paketen' },
};

const itemPlaces: Record<AttentionKind, (id: string) => string> = {
  WITHOUT_TEACHER: (id) => `/course-instances?kurs=${id}&larare=saknas`,
  UNKNOWN_CODE: (id) => `/programsandcourses?visa=${id}`,
  GY11_STARTED_LATE: (id) => `/course-instances?kurs=${id}&fran=${GY25_BEGINS}`,
  POINTS_DIFFER: (id) => `/programsandpackages?visa=${id}`,
};

/** 'Att åtgärda' (pages §3): problems of the catalogue, each with a link to its fix. */
export function AttentionPanel({
  attention,
}: {
  attention: EducationOverviewPageQuery['educationOverview']['attention'];
}) {
  return (
    <Card title="Att åtgärda">
      {attention.length === 0 ? (
        <p className="row">
          {sign(IconCircleCheck, 20)}
          Inget att åtgärda just nu.
        </p>
      ) : (
        <Grid as="ul" gap="4" className="catalogue-attention">
          {attention.map(({ kind, count, items }) => (
            <li key={kind}>
              <Row as="h3" align="baseline" justify="space-between" nowrap title={meanings[kind]}>
                <span>
                  <WholeDates text={attentionKindLabels[kind]} />
                </span>
                <Badge tone="warn">{count}</Badge>
              </Row>
              <Grid as="ul" gap="1" className="above-2 below-2">
                {items.map(({ id, title, detail }) => (
                  <Row as="li" key={id} gap="0 2" align="stretch" justify="space-between">
                    <Link to={itemPlaces[kind](id)}>{title}</Link>
                    {detail && <span className="meta tabular">{detail}</span>}
                  </Row>
                ))}
              </Grid>
              <p className="meta">
                {count > items.length && `och ${count - items.length} till. `}
                <Link to={places[kind].to}>{places[kind].label}</Link>
              </p>
            </li>
          ))}
        </Grid>
      )}
    </Card>
  );
}
