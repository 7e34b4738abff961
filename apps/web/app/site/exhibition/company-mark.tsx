const marks = [
  'M8 36a24 24 0 0 1 48 0zM32 36v14a6 6 0 0 1-12 0',
  'M10 10h18v18H10zM36 10h18v18H36zM10 36h18v18H10zM45 36a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  'M32 8a17 17 0 0 1 0 34 17 17 0 0 1 0-34zM29 40h6v16h-6z',
  'M8 16h48v9H8zM8 31h36v9H8zM8 46h22v9H8z',
  'M10 14h20v40H12zM54 14H34v40h18z',
  'M32 6 56 50H8z',
] as const;

/** What stands where a company has no logo: one of a few drawings in the colour of its lane, the same every time. */
export function CompanyMark({ icNo }: { icNo: number }) {
  return (
    <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <path d={marks[icNo % marks.length]} fill="currentColor" />
    </svg>
  );
}
