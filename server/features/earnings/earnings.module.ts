import { Module, type OnModuleInit } from '@nestjs/common';
import { CorrectionsService } from './freezes/corrections.service.js';
import { EarningExplainer } from './earning/earning-explanation.service.js';
import { EarningsExports } from './reports/earnings.export.js';
import { EarningsReports } from './reports/earnings-report.service.js';
import { EarningsResolver } from './reports/earnings.resolver.js';
import { ExamFees } from './earning/exam-fees.sql.js';
import { FreezesResolver } from './freezes/freezes.resolver.js';
import { FreezesService } from './freezes/freezes.service.js';
import { InvoicePaper } from './invoices/invoice-paper.document.js';
import { InvoiceSheets } from './invoices/invoices.export.js';
import { PriceListsResolver } from './price-lists/price-lists.resolver.js';
import { PriceListsService } from './price-lists/price-lists.service.js';
import { PriceWorkbooks } from './price-lists/price-lists.export.js';
import { writeEarningFacts } from './earning/earning-facts.writes.js';
import { EnrollmentsModule } from '../enrollments/enrollments.module.js';
import { EnrollmentFacts } from '../enrollments/facts/enrollment-facts.service.js';
import { ImportsModule } from '../imports/imports.module.js';
import { SchoolSettingsModule } from '../school-settings/school-settings.module.js';

/** What the municipalities owe, by price list and day (pages, section 13; domain, D11). */
@Module({
  imports: [EnrollmentsModule, ImportsModule, SchoolSettingsModule],
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
export class EarningsModule implements OnModuleInit {
  constructor(private readonly facts: EnrollmentFacts) {}

  onModuleInit(): void {
    this.facts.register(writeEarningFacts);
  }
}
