/** Whether a page brings its own navigation and `main`, so that the portal's header and footer stay away. */
export function hasOwnFrame(pathname: string): boolean {
  return /^\/console(?:\/|$)/.test(pathname);
}
