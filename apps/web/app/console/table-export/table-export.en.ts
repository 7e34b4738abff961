import type { tableExport as ko } from './table-export.ko.ts';

export const tableExport: typeof ko = {
  name: 'Export',
  format: 'Format',
  failed: 'It could not be exported. Please try again in a moment.',
};
