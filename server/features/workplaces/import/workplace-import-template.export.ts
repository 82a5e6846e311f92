import { workplaceImportFieldLabels } from '../../../../domain/labels/workplace-import.js';
import type { WorkbookContent } from '../../../platform/workbook/workbook-writer.js';

/** 'Ladda ner mall': the headings of a list of workplaces, over text cells. */
export const WORKPLACE_TEMPLATE: WorkbookContent = {
  title: 'Arbetsplatser',
  header: Object.values(workplaceImportFieldLabels),
  rows: [],
  emptyRows: 200,
};
