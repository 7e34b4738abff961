import { useEffect, useState } from 'react';

const place = 'seenCompanies';
/** Most that a device remembers; the oldest go first. */
const most = 1000;

function read(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'number') : [];
  } catch {
    return [];
  }
}

/** The companies whose pages were opened on this device; null before it is known. Nothing of it is sent. */
export function useSeen(): ReadonlySet<number> | null {
  const [seen, setSeen] = useState<ReadonlySet<number> | null>(null);
  useEffect(() => setSeen(new Set(read())), []);
  return seen;
}

/** Remembers on this device that a company's page was opened. */
export function markSeen(icNo: number): void {
  try {
    const kept = [...read().filter((one) => one !== icNo), icNo].slice(-most);
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Without storage nothing is remembered.
  }
}
