import { Injectable, type OnModuleInit } from '@nestjs/common';
import { swedishDay } from '../../../../domain/dates.js';
import { earningLineList } from '../../../../domain/lists/earning-lines.js';
import { formatPersonalNumber } from '../../../../domain/personal-number.js';
import { Database } from '../../../platform/database/database.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { dateIn, idIn, textIn } from '../../exports/url-values.input.js';
import { filtersIn } from '../../exports/list-url.input.js';
import { ExportSources, type ExportColumn } from '../../exports/export-sources.service.js';
import { readPeriod } from '../earning/earning-entries.sql.js';
import { lineParts } from './earnings-report.service.js';
import { INVOICE_LIST } from '../invoices/invoice-names.view.js';
import { readInvoiceRows, type InvoiceRow } from '../invoices/invoice-rows.sql.js';
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

/** What goes to the customer, and what the page shows, as files (pages, section 13). Cells are made safe by the exports. */
@Injectable()
export class EarningsExports implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly sources: ExportSources,
  ) {}

  onModuleInit(): void {
    this.sources.register<InvoiceRow>({
      ...INVOICE_LIST,
      requires: 'ADMIN',
      columns: INVOICE_COLUMNS,
      rows: (_actor, query) => this.invoiceRows(query, [textIn(query, 'kommun') ?? []].flat()),
      count: (_actor, query) => this.invoiceCount(query),
    });
    this.sources.register<InvoiceRow>({
      ...INVOICE_LIST,
      list: 'earnings-invoices',
      requires: 'ADMIN',
      columns: [{ header: 'Kommun', value: ({ municipality }) => municipality }, ...INVOICE_COLUMNS],
      rows: (_actor, query) => this.invoiceRows(query, customersIn(query)),
      count: (_actor, query) => this.invoiceCount(query),
    });
    this.sources.register<PeriodRow>({
      list: 'earnings',
      title: 'Intäkter',
      requires: 'ADMIN',
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
      rows: (_actor, query) => this.periodRows(query),
      count: (_actor, query) => this.periodCount(query),
      protectedStudent: 'HIDES_THEM',
    });
  }

  /** Customers' parts of a frozen month: one invoice of it, what is not invoiced yet, or all. */
  private invoiceRows(query: URLSearchParams, municipalities: readonly string[]): Promise<InvoiceRow[]> {
    const invoiceId = idIn(query, 'faktura');
    return readInvoiceRows(this.database, {
      freezeId: idIn(query, 'frysning') ?? null,
      municipalities,
      content: invoiceId ? { invoiceId } : query.get('underlag') === 'ofakturerat' ? 'PENDING' : 'ALL',
      withProtected: query.get('skyddade') === 'ja',
    });
  }

  private async invoiceCount(query: URLSearchParams): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT ((SELECT count(*) FROM earning_line WHERE freeze_id = $1 AND municipality = ANY ($2::text[]))
         + (SELECT count(*) FROM earning_correction WHERE freeze_id = $1 AND municipality = ANY ($2::text[])))::integer AS count`,
      [idIn(query, 'frysning') ?? null, customersIn(query)],
    );
    return row!.count;
  }

  /** What the page shows for its period, without protected names. */
  private async periodRows(query: URLSearchParams): Promise<PeriodRow[]> {
    const params = new SqlParams();
    return this.database.query<PeriodRow>(
      `WITH ${await this.linesAt(query, params)}
       SELECT municipality, CASE WHEN "isProtected" THEN 'Skyddad uppgift' ELSE "studentName" END AS name, code, title, points,
         "unitOre", "baseOre", "resultOre", "correctionsOre", "earnedOre"
       FROM line ORDER BY municipality, title, name, "enrollmentId"`,
      params.values,
    );
  }

  private async periodCount(query: URLSearchParams): Promise<number> {
    const params = new SqlParams();
    const [row] = await this.database.query<{ count: number }>(
      `WITH ${await this.linesAt(query, params)} SELECT count(*)::integer AS count FROM line`,
      params.values,
    );
    return row!.count;
  }

  /** The part of a statement with what the page shows at the address: `line`. */
  private async linesAt(query: URLSearchParams, params: SqlParams): Promise<string> {
    const today = swedishDay();
    const from = dateIn(query, 'fran') ?? today;
    const period = await readPeriod(this.database, { from, to: dateIn(query, 'till') ?? from });
    return lineParts(period, filtersIn(earningLineList, query), null, params);
  }
}

/** `kommun`, as often as there are customers. */
const customersIn = (query: URLSearchParams): string[] => [...new Set(query.getAll('kommun'))];
