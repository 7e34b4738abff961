import { useEffect, useState } from 'react';

/** A key for one doing, however often it is pressed; made by the browser, for pages are kept for many. */
export function useFreshKey(): string {
  const [key, setKey] = useState('');
  useEffect(() => setKey(crypto.randomUUID()), []);
  return key;
}
