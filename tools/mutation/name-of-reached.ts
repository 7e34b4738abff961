/** The file in which is noted what a file of tests has reached. */
export function nameOfReached(project: string, file: string): string {
  return `${project} ${file}`.replaceAll(/[^\w.-]/g, '_');
}
