import { Injectable, type OnModuleInit } from '@nestjs/common';
import { swedishDay } from '../../../../domain/dates.js';
import { earningLineList } from '../../../../domain/lists/earning-lines.js';
import { formatPersonalNumber } from '../../../../domain/personal-number.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { dateIn, idIn, textIn } from '../../exports/url-values.input.js';
import { filtersIn } from '../../exports/list-url.input.js';
import { exported, ExportSources, type ExportColumn } from '../../exports/export-sources.service.js';
import { entryParts, readPeriod } from '../earning/earning-entries.queries.js';
import { lineParts } from './earnings-report.service.js';
import { INVOICE_LIST } from '../invoices/invoice-names.mapper.js';
import { readInvoiceRows, type InvoiceRow } from '../invoices/invoice-rows.queries.js';
import type { EarningLine } from '../../../platform/graphql/generated.js';

type PeriodRow = Pick<
  EarningLine,
  'code' | 'title' | 'points' | 'unitOre' | 'baseOre' | 'resultOre' | 'correctionsOre' | 'earnedOre'
> & { municipality: string; name: string };

const INVOICE_COLUMNS: ExportColumn<InvoiceRow>[] = [
  {
    header: 'Personnummer',
    value: ({ personalNumber }) => personalNumber && formatPersonalNumber(personalNumber),
  },
  { header: 'Namn', value: ({ name }) => name },
  { header: 'Kurskod', value: ({ code }) => code },
  { header: 'Kurs eller paket', value: ({ title }) => title },
  { header: 'Poäng', kind: 'number', value: ({ points }) => points },
  { header: 'Dagar i uppehåll', kind: 'number', value: ({ pausedDays }) => pausedDays || null },
  { header: 'Varav utan ersättning', kind: 'number', value: ({ unpaidDays }) => unpaidDays || null },
  { header: 'Period', value: ({ month }) => month },
  { header: 'Slag', value: ({ kind }) => kind },
  { header: 'Belopp', kind: 'money', value: ({ ore }) => ore },
  { header: 'Referens', value: ({ reference }) => reference },
];

/** Exports of invoice specifications and of the page (pages, section 13). The export module escapes cells. */
@Injectable()
export class EarningsExports implements OnModuleInit {
  constructor(
    private readonly sources: ExportSources,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.sources.register(
      exported<InvoiceRow>({
        ...INVOICE_LIST,
        columns: INVOICE_COLUMNS,
        rows: (_actor, query) => invoiceRows(this.database, query, [textIn(query, 'kommun') ?? []].flat()),
        count: (_actor, query) => invoiceCount(this.database, query),
      }),
      exported<InvoiceRow>({
        ...INVOICE_LIST,
        list: 'earnings-invoices',
        columns: [{ header: 'Kommun', value: ({ municipality }) => municipality }, ...INVOICE_COLUMNS],
        rows: (_actor, query) => invoiceRows(this.database, query, customersIn(query)),
        count: (_actor, query) => invoiceCount(this.database, query),
      }),
      exported<PeriodRow>({
        list: 'earnings',
        title: 'Intäkter',
        columns: [
          { header: 'Kommun', value: ({ municipality }) => municipality },
          { header: 'Elev', value: ({ name }) => name },
          { header: 'Kurskod', value: ({ code }) => code },
          { header: 'Kurs eller paket', value: ({ title }) => title },
          { header: 'Poäng', kind: 'number', value: ({ points }) => points },
          { header: 'Pris', kind: 'money', value: ({ unitOre }) => unitOre },
          { header: 'Grunddel', kind: 'money', value: ({ baseOre }) => baseOre },
          { header: 'Resultatdel', kind: 'money', value: ({ resultOre }) => resultOre },
          { header: 'Korrigeringar', kind: 'money', value: ({ correctionsOre }) => correctionsOre },
          { header: 'Intjänat', kind: 'money', value: ({ earnedOre }) => earnedOre },
        ],
        rows: (_actor, query) => periodRows(this.database, query),
        count: (_actor, query) => periodCount(this.database, query),
        protectedStudent: 'HIDES_THEM',
      }),
    );
  }
}

/** Customers' rows of a frozen month: one invoice, the uninvoiced ones, or all. */
function invoiceRows(
  database: Queryable,
  query: URLSearchParams,
  municipalities: readonly string[],
): Promise<InvoiceRow[]> {
  const invoiceId = idIn(query, 'faktura');
  return readInvoiceRows(database, {
    freezeId: idIn(query, 'frysning') ?? null,
    municipalities,
    content: invoiceId ? { invoiceId } : query.get('underlag') === 'ofakturerat' ? 'PENDING' : 'ALL',
    withProtected: query.get('skyddade') === 'ja',
  });
}

async function invoiceCount(database: Queryable, query: URLSearchParams): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `SELECT ((SELECT count(*) FROM earning_line WHERE freeze_id = $1 AND municipality = ANY ($2::text[]))
         + (SELECT count(*) FROM earning_correction WHERE freeze_id = $1 AND municipality = ANY ($2::text[])))::integer AS count`,
    [idIn(query, 'frysning') ?? null, customersIn(query)],
  );
  return row!.count;
}

/** The page's rows for its period, without protected names. */
async function periodRows(database: Queryable, query: URLSearchParams): Promise<PeriodRow[]> {
  const params = new SqlParams();
  return database.query<PeriodRow>(
    `WITH ${await linesAt(database, query, params)}
       SELECT municipality, CASE WHEN "isProtected" THEN 'Skyddad uppgift' ELSE "studentName" END AS name, code, title, points,
         "unitOre", "baseOre", "resultOre", "correctionsOre", "earnedOre"
       FROM line ORDER BY municipality, title, name, "enrollmentId"`,
    params.values,
  );
}

async function periodCount(database: Queryable, query: URLSearchParams): Promise<number> {
  const params = new SqlParams();
  const [row] = await database.query<{ count: number }>(
    `WITH ${await linesAt(database, query, params)} SELECT count(*)::integer AS count FROM line`,
    params.values,
  );
  return row!.count;
}

/** CTE of the rows that the page shows at the URL: `line`. */
async function linesAt(database: Queryable, query: URLSearchParams, params: SqlParams): Promise<string> {
  const today = swedishDay();
  const from = dateIn(query, 'fran') ?? today;
  const period = await readPeriod(database, { from, to: dateIn(query, 'till') ?? from });
  return `${entryParts(period, filtersIn(earningLineList, query), params)}, ${lineParts(period, null, params)}`;
}

/** `kommun`, as often as there are customers. */
const customersIn = (query: URLSearchParams): string[] => [...new Set(query.getAll('kommun'))];
