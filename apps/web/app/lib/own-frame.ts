/** The three densities of the one design system; each page belongs to one of them by its address. */
export type Area = 'portal' | 'pointer' | 'console';

/** Whose page it is: the operators' console, the evaluators' area, or the portal. */
export function areaOf(pathname: string): Area {
  if (/^\/console(?:\/|$)/.test(pathname)) return 'console';
  return /^\/pointer(?:\/|$)/.test(pathname) ? 'pointer' : 'portal';
}

/** Whether a page brings its own navigation and `main`, so that the portal's header and footer stay away. */
export function hasOwnFrame(pathname: string): boolean {
  return areaOf(pathname) !== 'portal';
}
