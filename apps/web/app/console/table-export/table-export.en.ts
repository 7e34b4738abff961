import type { tableExport as ko } from './table-export.ko.ts';

export const tableExport: typeof ko = {
  name: 'Export',
  format: 'Format',
  failed: 'The export failed. Please try again in a moment.',
};
