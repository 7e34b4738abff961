/**
 * Whether the browser shows the document as it has kept it, and asked nobody: for Back, or as it opens its windows again the
 * next morning. What stands in it is as old as it is.
 */
export function isKeptDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.transferSize === 0 && navigation.encodedBodySize > 0;
}
