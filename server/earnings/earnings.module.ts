import { Module } from '@nestjs/common';
import { CorrectionsService } from './corrections.service.js';
import { EarningExplainer } from './earning-explainer.js';
import { EarningsExports } from './earnings-exports.js';
import { EarningsReports } from './earnings-report.js';
import { EarningsResolver } from './earnings.resolver.js';
import { ExamFees } from './exam-fees.js';
import { FreezesResolver } from './freezes.resolver.js';
import { FreezesService } from './freezes.service.js';
import { InvoicePaper } from './invoice-paper.js';
import { InvoiceSheets } from './invoice-sheets.js';
import { PriceListsResolver } from './price-lists.resolver.js';
import { PriceListsService } from './price-lists.service.js';
import { PriceWorkbooks } from './price-workbooks.js';
import { ImportsModule } from '../imports/imports.module.js';
import { SchoolSettingsModule } from '../school-settings/school-settings.module.js';

/** What the municipalities owe, by price list and day (pages, section 13; domain, D11). */
@Module({
  imports: [ImportsModule, SchoolSettingsModule],
  providers: [
    CorrectionsService,
    EarningExplainer,
    EarningsExports,
    EarningsReports,
    EarningsResolver,
    ExamFees,
    FreezesResolver,
    FreezesService,
    InvoicePaper,
    InvoiceSheets,
    PriceListsResolver,
    PriceListsService,
    PriceWorkbooks,
  ],
  exports: [InvoicePaper],
})
export class EarningsModule {}
