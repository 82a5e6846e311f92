import { formatNumber } from '../../../../domain/numbers.js';
import { hoursOf } from '../../../../domain/placements/hours.js';
import type { DocumentEntry } from '../../../platform/graphql/generated.js';
import { authorityOn, unitFacts } from './facts/authority.queries.js';
import { block, period, type SheetMaker, type Wish } from './draft.document.js';
import { aboutHolder, factsOf, readHolder } from './facts/holder.queries.js';
import { readPlacements, type SheetPlacement } from './facts/placements.queries.js';
import { labelsOf } from '../document-labels.mapper.js';

const TEXT = {
  SV: {
    intro:
      'Härmed intygas att nedanstående person har gjort arbetsplatsförlagt lärande (APL) enligt följande. Bekräftade timmar har arbetsplatsen intygat.',
    caption: 'Arbetsplatser och timmar',
    workplace: 'Arbetsplats',
    number: 'Organisationsnummer',
    reported: 'Rapporterade timmar',
    confirmed: 'Bekräftade timmar',
    confirmedBy: 'Bekräftade av',
    allReported: 'Rapporterade timmar totalt',
    allConfirmed: 'Bekräftade timmar totalt',
  },
  EN: {
    intro:
      'This is to certify that the person named below has done workplace-based learning (APL) as follows. Confirmed hours have been verified by the workplace.',
    caption: 'Workplaces and hours',
    workplace: 'Workplace',
    number: 'Registration number',
    reported: 'Reported hours',
    confirmed: 'Confirmed hours',
    confirmedBy: 'Confirmed by',
    allReported: 'Reported hours in all',
    allConfirmed: 'Confirmed hours in all',
  },
};

/** Intyg över APL-timmar: workplace, period, reported hours and who has confirmed them. */
export const aplCertificate: SheetMaker = async (db, wish, school) => {
  const holder = await readHolder(db, wish.subjectId);
  if (!holder) return null;
  const all = await readPlacements(db, holder.id, { from: wish.from, to: wish.to, ids: null });
  const reported = all.filter(({ reportedMinutes }) => reportedMinutes > 0);
  const chosen = reported.filter(({ id }) => wish.entryIds === null || wish.entryIds.includes(id));
  const text = TEXT[wish.language];
  const labels = labelsOf(wish.language);
  const authority = authorityOn(holder, wish, school);
  return {
    ...aboutHolder(holder, authority),
    entries: reported.map((placement) => entryOf(placement, chosen.includes(placement))),
    problem:
      chosen.length === 0
        ? { path: 'entryIds', message: 'Eleven har inga rapporterade timmar i vald APL.' }
        : null,
    blocks: [
      block({
        paragraphs: [text.intro],
        facts: [
          ...factsOf(holder, wish),
          ...(holder.education ? [{ label: labels.education, value: holder.education }] : []),
          ...unitFacts(authority.name, school, wish),
        ],
      }),
      block({
        table: {
          caption: text.caption,
          columns: [
            { header: text.workplace, share: 2.4, numeric: false },
            { header: text.number, share: 1.9, numeric: false },
            { header: labels.period, share: 1.8, numeric: false },
            { header: text.reported, share: 1.6, numeric: true },
            { header: text.confirmed, share: 1.5, numeric: true },
            { header: text.confirmedBy, share: 2, numeric: false },
          ],
          rows: chosen.map((placement) => [
            placement.workplace,
            placement.organisationNumber ?? '',
            period(placement.startDate, placement.lastDay),
            hours(placement.reportedMinutes, wish),
            hours(placement.confirmedMinutes, wish),
            placement.confirmedBy ?? '',
          ]),
        },
      }),
      block({
        facts: [
          { label: text.allReported, value: hours(sumOf(chosen, 'reportedMinutes'), wish) },
          { label: text.allConfirmed, value: hours(sumOf(chosen, 'confirmedMinutes'), wish) },
        ],
      }),
    ],
  };
};

/** A placement as a selectable row. */
export const entryOf = (
  { id, workplace, startDate, endDate }: SheetPlacement,
  chosen: boolean,
): DocumentEntry => ({ id, label: workplace, detail: period(startDate, endDate), chosen });

const sumOf = (placements: readonly SheetPlacement[], of: 'reportedMinutes' | 'confirmedMinutes'): number =>
  placements.reduce((sum, placement) => sum + placement[of], 0);

/** '37,5'; '37.5' in English. */
function hours(minutes: number, { language }: Wish): string {
  const text = formatNumber(hoursOf(minutes), 2);
  return language === 'EN' ? text.replace(',', '.') : text;
}
