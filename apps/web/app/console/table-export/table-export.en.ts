import type { tableExport as ko } from './table-export.ko.ts';

export const tableExport: typeof ko = {
  name: 'Export',
  format: 'File format',
  failed: 'The export failed. Please try again in a moment.',
};
