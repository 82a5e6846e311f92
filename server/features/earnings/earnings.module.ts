import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PriceListEntity } from './price-lists/price-list.entity.js';
import { EnrollmentsModule } from '../enrollments/enrollments.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { FilesModule } from '../files/files.module.js';
import { SchoolSettingsModule } from '../school-settings/school-settings.module.js';
import { EarningExplainer } from './earning/earning-explanation.service.js';
import { ExamFees } from './earning/exam-fees.queries.js';
import { EarningCorrectionsService } from './freezes/corrections.service.js';
import { FreezesResolver } from './freezes/freezes.resolver.js';
import { FreezesService } from './freezes/freezes.service.js';
import { InvoicePaper } from './invoices/invoice-paper.document.js';
import { InvoiceSheets } from './invoices/invoices.export.js';
import { PriceWorkbooks } from './price-lists/price-lists.export.js';
import { PriceListsResolver } from './price-lists/price-lists.resolver.js';
import { PriceListsService } from './price-lists/price-lists.service.js';
import { EarningsReports } from './reports/earnings-report.service.js';
import { EarningsResolver } from './reports/earnings.resolver.js';
import { EarningsController } from './earnings.controller.js';
import { EarningsExports } from './reports/earnings.export.js';

/** Prices, invoicing figures, freezes and corrections. */
@Module({
  controllers: [EarningsController],
  imports: [
    TypeOrmModule.forFeature([PriceListEntity]),
    EnrollmentsModule,
    ExportsModule,
    FilesModule,
    SchoolSettingsModule,
  ],
  providers: [
    EarningsExports,
    EarningCorrectionsService,
    EarningExplainer,
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
})
export class EarningsModule {}
