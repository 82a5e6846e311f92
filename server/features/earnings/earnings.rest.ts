import type { ServerResponse } from 'node:http';
import { Controller, Delete, Get, Post, Put, Req, Res } from '@nestjs/common';
import { swedishDay } from '../../../domain/dates.js';
import type {
  RestCorrectEarningsMutation,
  RestCreatePriceListMutation,
  RestEarningsQuery,
  RestFreezePeriodMutation,
  RestFreezesQuery,
  RestInvoiceSheetQuery,
  RestMarkInvoicedMutation,
  RestPriceListFragment,
  RestPriceListsQuery,
  RestReadPriceWorkbookMutation,
  RestUpdatePriceListMutation,
} from '../../platform/rest/generated.js';
import { InvoicePaper, invoiceFilename } from './invoices/invoice-paper.document.js';
import { contentDisposition } from '../../platform/file-store/filename.js';
import { FileIntake } from '../files/file-intake.service.js';
import { StagedUploads } from '../files/staged-uploads.service.js';
import { API_HEADERS, setHeaders } from '../../platform/http/security-headers.js';
import { WORKBOOK_LIMITS } from '../../platform/workbook/workbook.js';
import { addressed } from '../../platform/rest/addressed.js';
import { receiveFile } from '../../platform/rest/multipart.js';
import { queryFlag, queryValues } from '../../platform/rest/query-values.js';
import { Rest, sendJson, type RestRequest } from '../../platform/rest/rest.js';
import { workbookType } from '../../platform/rest/workbook-type.js';
import { withRestId } from '../../platform/rest/shapes.js';
import { studentETag as versionTag, versionOf } from '../students/student-shape.rest.js';

const answered = <Data>(of: (data: Data) => RestPriceListFragment) => ({
  shape: (data: Data) => withRestId(of(data)),
  headers: (data: Data) => versionTag(of(data)),
});

/** What the customers owe, for administrators (contract, section 5). Amounts in whole öre. */
@Controller('api/earnings')
export class EarningsController {
  constructor(
    private readonly rest: Rest,
    private readonly intake: FileIntake,
    private readonly uploads: StagedUploads,
    private readonly paper: InvoicePaper,
  ) {}

  @Get()
  report(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestEarnings',
      variables: () => ({ input: inMonth(queryValues(request.query, ['from', 'to', 'municipality'])) }),
      shape: ({ earnings }: RestEarningsQuery) => earnings,
    });
  }

  @Get('price-lists')
  priceLists(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestPriceLists',
      variables: () => queryValues(request.query, ['municipality']),
      shape: ({ priceLists }: RestPriceListsQuery) => priceLists.map(withRestId),
    });
  }

  @Post('price-lists')
  createPriceList(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCreatePriceList',
      status: 201,
      variables: (input) => ({ input }),
      ...answered(({ createPriceList }: RestCreatePriceListMutation) => createPriceList),
    });
  }

  /** Only reads: what is in it comes back, and becomes a list when somebody has looked it over. */
  @Post('price-lists/workbook')
  readPriceWorkbook(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.guarded(request, response, async () => {
      const context = await this.rest.admit(request, response, 'RestReadPriceWorkbook');
      const received = await receiveFile(request, response, {
        folder: await this.intake.folder(),
        maxBytes: WORKBOOK_LIMITS.fileBytes,
        fields: [],
      });
      try {
        const { file } = received;
        const mimeType = await workbookType(file.path, file.filename);
        const uploadId = await this.uploads.stage(context, 'IMPORT', file, mimeType);
        const { readPriceWorkbook } = await this.rest.execute<RestReadPriceWorkbookMutation>(
          'RestReadPriceWorkbook',
          { input: { uploadId } },
          context,
        );
        sendJson(response, 200, readPriceWorkbook);
      } finally {
        await received.discard();
      }
    });
  }

  @Put('price-lists/:id')
  updatePriceList(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestUpdatePriceList',
      variables: ({ version, ...input }) => ({
        input: {
          ...addressed(input, { id: request.params.id }),
          version: versionOf(request.headers['if-match'], version),
        },
      }),
      ...answered(({ updatePriceList }: RestUpdatePriceListMutation) => updatePriceList),
    });
  }

  @Delete('price-lists/:id')
  deletePriceList(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestDeletePriceList',
      status: 204,
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
    });
  }

  @Get('freezes')
  freezes(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestFreezes',
      shape: ({ earningFreezes }: RestFreezesQuery) => earningFreezes.map(withRestId),
    });
  }

  @Post('freezes')
  freeze(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestFreezePeriod',
      status: 201,
      variables: (input) => ({ input }),
      shape: ({ freezePeriod }: RestFreezePeriodMutation) => withRestId(freezePeriod),
    });
  }

  @Put('freezes/:id/invoiced')
  invoice(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestMarkInvoiced',
      variables: (body) => ({ input: addressed(body, { freezeId: request.params.id }) }),
      shape: ({ markInvoiced }: RestMarkInvoicedMutation) => withRestId(markInvoiced),
    });
  }

  /** The file behind an invoice as a paper, made when it is asked for. */
  @Get('freezes/:id/invoice.pdf')
  invoicePaper(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answerWith(request, response, 'RestInvoiceSheet', async (_body, context) => {
      const variables = { input: invoiceInput(request) };
      const { invoiceSheet } = await this.rest.execute<RestInvoiceSheetQuery>(
        'RestInvoiceSheet',
        variables,
        context,
      );
      const bytes = await this.paper.print(invoiceSheet);
      setHeaders(response, {
        ...API_HEADERS,
        'Content-Type': 'application/pdf',
        'Content-Length': String(bytes.length),
        'Content-Disposition': contentDisposition(invoiceFilename(invoiceSheet)),
      });
      response.end(bytes);
    });
  }

  @Post('freezes/:id/corrections')
  correct(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCorrectEarnings',
      status: 201,
      variables: (body) => ({ input: addressed(body, { freezeId: request.params.id }) }),
      shape: ({ correctEarnings }: RestCorrectEarningsMutation) => correctEarnings.map(withRestId),
    });
  }
}

function invoiceInput(request: RestRequest): Record<string, unknown> {
  const {
    pending,
    protected: withProtected,
    municipality = '',
    ...rest
  } = queryValues(request.query, ['municipality', 'invoiceId', 'pending', 'protected']);
  return {
    ...rest,
    freezeId: request.params.id,
    municipality,
    pending: queryFlag(pending, 'pending'),
    withProtected: queryFlag(withProtected, 'protected'),
  };
}

/** Without any day it is the current month (contract, section 8); with one of them the other is missed by name. */
function inMonth<Values extends { from?: string; to?: string }>(values: Values): Values {
  if (values.from !== undefined || values.to !== undefined) return values;
  const today = swedishDay();
  return { ...values, from: today, to: today };
}
